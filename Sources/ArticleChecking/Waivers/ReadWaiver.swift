import ArticleReading
import FactModel

/// A waiver of an article with the bytes that it covers.
struct ReadWaiver {
  let waiver: Annotation.Waiver
  /// The note's bytes.
  let note: Range<Int>
  /// The first line and the last of the blocks that it covers.
  let lines: ClosedRange<Int>?

  /// The waivers of an article in order.
  static func waivers(of article: Article) -> [ReadWaiver] {
    article.annotations.compactMap { note in
      guard case .waiver(let waiver) = note.content else { return nil }
      let range = note.block.map { covered($0, article) }
      return ReadWaiver(
        waiver: waiver, note: note.bytes,
        lines: range.map {
          article.place(of: $0.lowerBound)
            .line...article.place(of: max($0.lowerBound, $0.upperBound - 1)).line
        })
    }
  }

  /// The block's bytes, with those of the quotation and the attribution that it is part of.
  private static func covered(_ block: Int, _ article: Article) -> Range<Int> {
    let own = article.blocks[block]
    let blocks = own.quote == nil ? [own] : article.blocks.filter { $0.quote == own.quote }
    let low = blocks.map(\.sourceRange.lowerBound).min() ?? own.sourceRange.lowerBound
    let high = blocks.map(\.sourceRange.upperBound).max() ?? own.sourceRange.upperBound
    return low..<high
  }

  /// Whether the waiver is complete and not past its end.
  func isInForce(on day: Day) -> Bool {
    guard let until = waiver.until, waiver.reason != nil else { return false }
    return day <= until
  }

  /// Whether the waiver is for a finding of its article.
  func covers(_ finding: Finding) -> Bool {
    waiver.rules.contains(finding.rule) && lines?.contains(finding.place.line) ?? false
  }
}
