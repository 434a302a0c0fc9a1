/// A quotation, prepared once and judged on many pages.
package struct Quotation: Sendable {
  /// The text between the quotation marks, as the author wrote it; it may hold Markdown.
  package let text: String
  /// The ways to read it, the text as it stands first.
  let readings: [QuoteReading]
  private let probe: ByteSearch

  /// Prepares a quotation; every text is one, an empty one too.
  package init(_ text: String) {
    self.text = text
    let bytes = Array(text.utf8)
    readings = [QuoteReading(bytes)] + [MarkupStripping.reading(of: bytes)].compactMap(\.self)
    probe = Self.probe(bytes)
  }

  /// Judges the quotation on a page.
  package func judged(on page: QuotablePage) -> QuoteOutcome {
    for step in Ladder.steps {
      if let outcome = step(self, page) { return outcome }
    }
    return QuoteOutcome(.fails, .absent)
  }

  /// Whether a page's source may have the quotation word for word: whether its longest word
  /// stands there.
  ///
  /// A quick look before a search through many pages. It passes over a page that breaks that word
  /// by markup or an invisible character, so it must not decide about the cited page.
  package func mayStand(in source: [UInt8]) -> Bool { probe.stands(in: source) }

  /// The longest stretch of ASCII letters and digits behind the first letter, which may be in
  /// another case, and outside brackets.
  private static func probe(_ text: [UInt8]) -> ByteSearch {
    var depth = 0
    let open = text.map { byte in
      if byte == 0x5B { depth += 1 }
      if byte == 0x5D { depth = max(0, depth - 1) }
      return depth > 0 ? 0x20 : byte
    }
    let words = open.dropFirst().split { $0 >= 0x80 || !WordCharacter.isPart(UInt32($0)) }
    return ByteSearch(Array(words.max { $0.count < $1.count } ?? []))
  }
}
