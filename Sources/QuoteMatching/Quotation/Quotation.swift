/// A quotation, prepared once and judged on many pages.
package struct Quotation: Sendable {
  /// The text between the quotation marks, as the author wrote it; it may hold Markdown.
  package let text: String
  /// The ways to read it, the text as it stands first.
  let readings: [QuoteReading]

  /// Prepares a quotation; every text is one, an empty one too.
  package init(_ text: String) {
    self.text = text
    let bytes = Array(text.utf8)
    readings = [QuoteReading(bytes)] + [MarkupStripping.reading(of: bytes)].compactMap(\.self)
  }

  /// Judges the quotation on a page.
  package func judged(on page: QuotablePage) -> QuoteOutcome {
    for step in Ladder.steps {
      if let outcome = step(self, page) { return outcome }
    }
    return QuoteOutcome(.fails, .absent)
  }
}
