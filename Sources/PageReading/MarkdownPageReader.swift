import MarkupParsing

/// Reads a Markdown page, DocC's or any other, into blocks of text that know their bytes.
package struct MarkdownPageReader: Sendable {
  private let parser = MarkdownParser()

  package init() {}

  /// The page's text; every input is one, invalid bytes and broken markup included.
  package func pageText(of source: [UInt8]) -> PageText {
    pageText(of: source, bodyStart: PageBeginning(of: source).bodyStart)
  }

  /// The text of a page whose body is known to begin at `start`, behind a header already read.
  package func pageText(of source: [UInt8], bodyStart start: Int) -> PageText {
    let lines = LineIndex(source)
    var assembler = BlockAssembler(source: source, bodyStart: start, lines: lines)
    // Lines before the body are blanked, not cut, so that the parser's line numbers stay the page's.
    for event in parser.events(in: blanked(source, to: start)) { assembler.take(event) }
    return assembler.pageText
  }

  private func blanked(_ source: [UInt8], to start: Int) -> [UInt8] {
    source[..<start].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 } + source[start...]
  }
}
