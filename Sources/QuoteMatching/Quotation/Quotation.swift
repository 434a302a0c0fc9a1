/// A quotation, prepared once and judged on many pages.
package struct Quotation: Sendable {
  /// The text between the quotation marks, as the author wrote it; it may hold Markdown.
  package let text: String
  /// The ways to read it, the text as it stands first.
  let readings: [QuoteReading]
  /// For each reading the words that a page must have.
  let neededWords: [NeededWords]

  /// Prepares a quotation; every text is one, an empty one too.
  package init(_ text: String) {
    self.text = text
    let bytes = Array(text.utf8)
    readings = [QuoteReading(bytes)] + [MarkupStripping.reading(of: bytes)].compactMap(\.self)
    neededWords = readings.map { NeededWords($0) }
  }

  /// Judges the quotation on a page.
  package func judged(on page: QuotablePage) -> QuoteOutcome {
    for step in Ladder.steps {
      if let outcome = step(self, page) { return outcome }
    }
    return QuoteOutcome(.fails, .absent)
  }

  /// What `judged` says where the quotation holds on the page, and `nil` where it does not: for a
  /// search through many pages, which asks nothing of those without it.
  package func standing(on page: QuotablePage) -> QuoteOutcome? {
    for step in Ladder.standing {
      if let outcome = step(self, page) { return outcome.verdict == .holds ? outcome : nil }
    }
    return nil
  }

  /// Whether the quotation may stand on a page with this source: whether the words are there.
  ///
  /// A quick look before a search through many pages, which no page fails that has the quotation.
  package func mayStand(in source: [UInt8]) -> Bool {
    let signature = PageSignature(of: source)
    return neededWords.contains { signature.mayHold(all: $0.hashes) }
  }
}
