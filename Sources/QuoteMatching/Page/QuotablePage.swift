import FactModel
import PageReading

/// A page prepared for quotations: normalised once, matched against many.
package struct QuotablePage: Sendable {
  /// Whether the page can say anything about a quotation.
  enum Condition: Sendable { case readable, empty, blocked }

  let page: PageText
  let condition: Condition
  /// The rendered text of all blocks, one after another with a line feed behind each.
  let rendered: [UInt8]
  /// Where each block begins in `rendered`.
  let blockStarts: [Int]
  /// The running text in normalised form, NUL between blocks.
  let prose: NormalText
  /// The code blocks in normalised form, NUL between them.
  let code: NormalText
  /// A number for each block that is the same within a section and a table row.
  let scopes: [Int]
  let lines: LineIndex

  /// Prepares a page of the given kind.
  package init(_ page: PageText, kind: PageKind = .doccMarkdown) {
    self.page = page
    condition = Self.condition(of: page, kind)
    (rendered, blockStarts) = Self.render(page.blocks)
    (prose, code) = Self.normalise(page.blocks, rendered, blockStarts)
    scopes = ElisionScope.numbers(of: page.blocks)
    lines = LineIndex(page.source)
  }

  private static func condition(of page: PageText, _ kind: PageKind) -> Condition {
    if BlockPage.isServed(page, kind) { return .blocked }
    return page.blocks.allSatisfy(\.text.utf8.isEmpty) ? .empty : .readable
  }

  private static func render(_ blocks: [TextBlock]) -> ([UInt8], [Int]) {
    var rendered: [UInt8] = []
    var starts: [Int] = []
    rendered.reserveCapacity(blocks.reduce(0) { $0 + $1.text.utf8.count + 1 })
    for block in blocks {
      starts.append(rendered.count)
      rendered += block.text.utf8
      rendered.append(0x0A)
    }
    return (rendered, starts)
  }

  private static func normalise(
    _ blocks: [TextBlock], _ rendered: [UInt8], _ starts: [Int]
  ) -> (NormalText, NormalText) {
    var prose = ProseNormaliser(rendered)
    var code = CodeNormaliser(rendered)
    for (block, start) in zip(blocks, starts) {
      let end = start + block.text.utf8.count
      if case .code = block.kind {
        code.append(start..<end)
        code.separate(at: end)
      } else {
        prose.append(start..<end)
        prose.separate(at: end)
      }
    }
    return (prose.text, code.text)
  }
}
