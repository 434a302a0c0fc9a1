/// A piece of an elided quotation that is too short to be evidence: it would fit anywhere.
enum ShortPiece {
  private static let fewestWords = 3

  static func isIn(_ pattern: QuotePattern) -> Bool {
    guard pattern.hasGaps else { return false }
    return groups(of: pattern).contains { $0 < fewestWords }
  }

  /// The number of words between each elision and the next.
  private static func groups(of pattern: QuotePattern) -> [Int] {
    var groups = [0]
    for (index, piece) in pattern.pieces.enumerated() {
      if index > 0, pattern.gaps[index - 1] == .elision { groups.append(0) }
      let words = Wording(ProseNormaliser.normalised(piece).bytes[...])
      groups[groups.count - 1] += words.count(upTo: fewestWords)
    }
    return groups
  }
}
