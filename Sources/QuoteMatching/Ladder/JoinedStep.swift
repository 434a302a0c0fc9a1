/// The quotation runs across blocks of the page: `edited` where it shows each border, and a
/// failure with its own reason where it does not.
enum JoinedStep {
  static func outcome(_ quotation: Quotation, _ page: QuotablePage) -> QuoteOutcome? {
    if let outcome = disclosed(quotation, page) { return outcome }
    let joined = JoinedText(page)
    for reading in quotation.readings {
      guard let reason = reason(reading, joined) else { continue }
      return NearStep.explained(QuoteOutcome(.fails, .near, reason), quotation, page)
    }
    return nil
  }

  /// The outcome of a quotation that shows each border it crosses.
  static func disclosed(_ quotation: Quotation, _ page: QuotablePage) -> QuoteOutcome? {
    let readings = quotation.readings.filter(DisclosedJoin.canDisclose)
    guard !readings.isEmpty else { return nil }
    let join = DisclosedJoin(joined: JoinedText(page))
    return readings.lazy.compactMap(join.outcome).first
  }

  /// Why the words fail, punctuation left aside, where they run across blocks.
  private static func reason(_ reading: QuoteReading, _ joined: JoinedText) -> QuoteReason? {
    let words = LooseWords(reading.prose.bytes)
    guard words.bytes.count > 2 else { return nil }
    let text = LooseWords(joined.text.bytes)
    for place in ByteSearch(words.bytes).places(in: text.bytes) {
      let end = text.places[place + words.bytes.count - 1]
      let crossings = joined.borders(in: text.places[place + 1]..<end).map(joined.crossing)
      guard !crossings.contains(where: { $0.kind == .sections }) else { continue }
      let reasons = crossings.compactMap(\.reason)
      if let reason = reasons.first(where: { $0 == .joinsListItems }) ?? reasons.first {
        return reason
      }
    }
    return nil
  }
}
