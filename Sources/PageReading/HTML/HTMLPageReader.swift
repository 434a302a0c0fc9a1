import MarkupParsing

/// Reads an HTML page into the blocks that a reader sees.
///
/// Its mapping is line-accurate only: no run is verbatim, each points to the lines of the element
/// that holds its words.
package struct HTMLPageReader: Sendable {
  package init() {}

  /// The page's text; where the parser gave up, `damage` says so and the rest is missing.
  package func pageText(of source: [UInt8]) -> PageText {
    let body = ParsedBody(of: source, from: 0, isMarkdown: false)
    let tree = HTMLParser.parse(body.bytes)
    var assembler = HTMLBlockAssembler(tree: tree, lines: LineIndex(source))
    assembler.assemble()
    var page = PageText(
      source: source, bodyStart: 0, headings: assembler.headings, blocks: assembler.blocks,
      hiddenText: assembler.hiddenText, damage: body.damage, document: HTMLDocumentHead(tree))
    if tree.isDamaged { page.damage.append(.init(kind: .truncation, offset: source.count)) }
    return page
  }
}
