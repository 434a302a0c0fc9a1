/// A quotation that runs across blocks and shows each border by a line break or a slash.
struct DisclosedJoin {
  let joined: JoinedText

  /// Whether the quotation has a line break or a slash to show a border by.
  static func canDisclose(_ reading: QuoteReading) -> Bool {
    reading.bytes.contains { $0 == 0x0A || $0 == 0x2F }
  }

  /// The outcome, or `nil` where a border is not shown or the words do not stand there.
  func outcome(_ reading: QuoteReading) -> QuoteOutcome? {
    for bytes in [reading.bytes, Self.slashesAsBreaks(reading.bytes)].compactMap(\.self) {
      let variant = QuoteReading(bytes)
      for hit in hits(of: variant.prose) where discloses(variant, hit) {
        return outcome(variant, hit)
      }
    }
    return nil
  }

  private func hits(of needle: NormalText) -> [Range<Int>] {
    let boundary = WordBoundary(text: joined.text.bytes)
    return ByteSearch(needle.bytes).places(in: joined.text.bytes)
      .map { $0..<($0 + needle.bytes.count) }
      .filter { !joined.borders(in: $0).isEmpty && !boundary.cuts($0) }
      .filter { joined.text.origin(of: $0) != nil }
  }

  /// Whether the quotation breaks its lines at every border.
  private func discloses(_ reading: QuoteReading, _ hit: Range<Int>) -> Bool {
    joined.borders(in: hit).allSatisfy { border in
      guard joined.isBetweenNeighbours(border),
        let space = reading.prose.origin(
          of: (border - hit.lowerBound)..<(border - hit.lowerBound + 1))
      else { return false }
      let breaks = reading.bytes[space].count { $0 == 0x0A }
      return joined.crossing(at: border).isDisclosed(byLineBreaks: breaks)
    }
  }

  private func outcome(_ reading: QuoteReading, _ hit: Range<Int>) -> QuoteOutcome {
    var outcome = QuoteOutcome(.holds, .edited)
    let borders = joined.borders(in: hit)
    outcome.alterations = borders.map { _ in Alteration(kind: .join, page: "\n", quote: "\n") }
    if borders.contains(where: { joined.crossing(at: $0).kind == .paragraphs }) {
      outcome.reasons.append(.crossesParagraphs)
    }
    outcome.occurrences = [joined.page.occurrence(of: pieces(of: hit))]
    outcome.count = 1
    return outcome
  }

  private func pieces(of hit: Range<Int>) -> [Range<Int>] {
    let borders = joined.borders(in: hit)
    return zip([hit.lowerBound] + borders.map { $0 + 1 }, borders + [hit.upperBound]).compactMap {
      joined.text.origin(of: $0..<$1)
    }
  }

  /// The text with each ` / ` as a line break, or `nil` where there is none.
  private static func slashesAsBreaks(_ text: [UInt8]) -> [UInt8]? {
    let slash: [UInt8] = [0x20, 0x2F, 0x20]
    let places = ByteSearch(slash).places(in: text)
    guard !places.isEmpty, !text.contains(0x0A) else { return nil }
    var result = text
    for place in places { result.replaceSubrange(place..<(place + 3), with: [0x20, 0x0A, 0x20]) }
    return result
  }
}
