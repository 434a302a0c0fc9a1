import PageReading

/// Words that a page shows struck out are not what it says.
enum StruckOut {
  static func judged(
    _ outcome: QuoteOutcome, _ matches: [PieceMatch], _ page: QuotablePage
  ) -> QuoteOutcome {
    guard matches.contains(where: { page.overlaps($0.rendered) { $0 == .strikethrough } }) else {
      return outcome
    }
    var judged = outcome
    judged.verdict = .unverified
    judged.reasons.insert(.struckOut, at: 0)
    return judged
  }
}
