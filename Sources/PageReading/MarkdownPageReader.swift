import MarkupParsing

/// Reads a Markdown page, DocC's or any other, into blocks of text that know their bytes.
package struct MarkdownPageReader: Sendable {
  package init() {}

  /// The page's text; every input is one, invalid bytes and broken markup included.
  package func pageText(of source: [UInt8]) -> PageText {
    pageText(of: source, bodyStart: PageBeginning(of: source).bodyStart)
  }

  /// The text of a page whose body is known to begin at `start`, behind a header already read.
  package func pageText(of source: [UInt8], bodyStart start: Int) -> PageText {
    let body = ParsedBody(of: source, from: start)
    var assembler = BlockAssembler(body: body, tree: MarkdownParser.parse(body.bytes[...]))
    assembler.assemble()
    return PageText(
      source: source, bodyStart: start, headings: assembler.headings, blocks: assembler.blocks,
      hiddenText: assembler.hiddenText, damage: body.damage)
  }
}
