import MarkupParsing

/// Reads a Markdown page, DocC's or any other, into blocks of text that know their bytes.
package struct MarkdownPageReader: Sendable {
  private let parser = MarkdownParser()

  package init() {}

  /// The page's text; every input is one, invalid bytes and broken markup included.
  package func pageText(of source: [UInt8]) -> PageText {
    let start = PageBeginning(of: source).bodyStart
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
