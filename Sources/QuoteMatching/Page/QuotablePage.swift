import FactModel
import PageReading

/// A page prepared for quotations: normalised once, matched against many.
package struct QuotablePage: Sendable {
  /// Whether the page can say anything about a quotation.
  package enum Condition: Sendable { case readable, empty, blocked }

  /// The page's text, as it was read.
  package let page: PageText
  /// The bytes that the page was read from.
  package var source: [UInt8] { page.source }
  /// Whether it can say anything.
  package let condition: Condition
  /// The rendered text of all blocks, one after another with a line feed behind each.
  package let rendered: [UInt8]
  /// Where each block stands in `rendered`.
  let blocks: [RenderedBlock]
  /// The running text in normalised form, NUL between blocks.
  let prose: NormalText
  /// The code blocks in normalised form, NUL between them.
  let code: NormalText
  /// A number for each block that is the same within a section and a table row.
  let scopes: [Int]
  let lines: LineIndex
  /// Where superscripts and subscripts begin in the source.
  let raised: [Int]

  /// Prepares a page of the given kind.
  package init(_ page: PageText, kind: PageKind = .doccMarkdown) {
    self.page = page
    condition = Self.condition(of: page, kind)
    (rendered, blocks) = Self.render(page)
    (prose, code) = Self.normalise(page.blocks, rendered, blocks)
    scopes = ElisionScope.numbers(of: page.blocks)
    lines = LineIndex(page.source)
    raised = RaisedText.places(in: page.source)
  }

  private static func condition(of page: PageText, _ kind: PageKind) -> Condition {
    if BlockPage.isServed(page, kind) { return .blocked }
    return page.blocks.allSatisfy(\.text.utf8.isEmpty) ? .empty : .readable
  }

  private static func render(_ page: PageText) -> ([UInt8], [RenderedBlock]) {
    var rendered: [UInt8] = []
    var blocks: [RenderedBlock] = []
    var previous: TextBlock?
    for block in page.blocks {
      let start = rendered.count
      let label = RenderedBlock.label(of: block, after: previous)
      rendered += (label ?? "").utf8
      let textStart = rendered.count
      rendered += block.text.utf8
      let source = label.map { RenderedBlock.source(of: $0, block, in: page.source) }
      blocks.append(
        RenderedBlock(
          start: start, textStart: textStart, end: rendered.count, labelSource: source ?? 0..<0))
      rendered.append(0x0A)
      previous = block
    }
    return (rendered, blocks)
  }

  private static func normalise(
    _ blocks: [TextBlock], _ rendered: [UInt8], _ places: [RenderedBlock]
  ) -> (NormalText, NormalText) {
    var prose = ProseNormaliser(rendered)
    var code = CodeNormaliser(rendered)
    for (block, place) in zip(blocks, places) {
      if case .code = block.kind {
        code.append(place.start..<place.end)
        code.separate(at: place.end)
      } else {
        prose.append(place.start..<place.end)
        prose.separate(at: place.end)
      }
    }
    return (prose.text, code.text)
  }
}
