import PageReading

/// Emphasis that the quotation has and the page has not.
enum Emphasis {
  static func reasons(
    _ reading: QuoteReading, _ matches: [PieceMatch], _ page: QuotablePage
  ) -> [QuoteReason] {
    guard !reading.emphases.isEmpty else { return [] }
    let onPage = Set(matches.flatMap { emphasised(in: page, $0.rendered) })
    let isAdded = reading.emphases.contains {
      !onPage.contains(ProseNormaliser.normalised(Array(reading.bytes[$0])).bytes)
    }
    return isAdded ? [.emphasisAdded] : []
  }

  private static func emphasised(in page: QuotablePage, _ rendered: Range<Int>) -> [[UInt8]] {
    let index = page.block(at: rendered.lowerBound)
    let text = page.page.blocks[index].text
    let start = page.blocks[index].textStart
    return text.marks.filter { isEmphasis($0.kind) }
      .filter { $0.range.lowerBound + start < rendered.upperBound }
      .filter { rendered.lowerBound < $0.range.upperBound + start }
      .map { ProseNormaliser.normalised(Array(text.utf8[$0.range])).bytes }
  }

  private static func isEmphasis(_ kind: MappedText.Mark.Kind) -> Bool {
    kind == .emphasis || kind == .strong
  }
}
