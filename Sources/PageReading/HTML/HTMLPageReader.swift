import MarkupParsing

/// Reads an HTML page into the blocks that a reader sees.
///
/// Its mapping is line-accurate only: no run is verbatim, each points to the lines of the element
/// that holds its words.
package struct HTMLPageReader: Sendable {
  package init() {}

  /// The page's text; where the parser gave up or the page was cut, `damage` says so and the rest
  /// is missing. `charset` is what the server called the encoding; the text's `source` is in UTF-8.
  package func pageText(of body: [UInt8], charset: String? = nil) -> PageText {
    let decoded = HTMLSource(of: body, charset: charset)
    let source = decoded.bytes
    let body = ParsedBody(of: source, from: 0, isMarkdown: false)
    let tree = HTMLParser.parse(body.bytes)
    var assembler = HTMLBlockAssembler(tree: tree, lines: LineIndex(source))
    assembler.assemble()
    var page = PageText(
      source: source, bodyStart: 0, headings: assembler.headings, blocks: assembler.blocks,
      hiddenText: assembler.hiddenText, damage: body.damage, document: HTMLDocumentHead(tree))
    if tree.isDamaged { page.damage.append(.init(kind: .truncation, offset: source.count)) }
    if HTMLEnding(source: source).isCut {
      page.damage.append(.init(kind: .cut, offset: source.count))
    }
    if decoded.failedEncoding != nil { page.damage.append(.init(kind: .encoding, offset: 0)) }
    return page
  }
}
