import ArticleReading
import FactModel

/// Quotation marks do not pair where something is cited, so what is quoted cannot be told.
struct UnbalancedQuotationRule: FindingRule {
  let name = "unbalanced-quotation"
  let summary = "Quotation marks do not pair in a paragraph that cites; nothing in it was judged."
  let severity = Severity.warning
  let failing = "Apple says that “the kite knows which way the wind is blowing."
  let passing = "The kite knows “which way the wind is blowing."

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.article.unpairedMarks.compactMap { mark in
      guard isCiting(mark.block, examination) else { return nil }
      return examination.finding(
        self, at: mark.range, in: mark.block,
        "the quotation mark \(mark.mark) has no other half: nothing in this paragraph was judged")
    }
  }

  private func isCiting(_ block: Int, _ examination: Examination) -> Bool {
    let resolver = PageResolver(examination: examination)
    if resolver.linked(from: examination.article.blocks[block].links) != .none { return true }
    return examination.sentences(inBlock: block).contains { sentence in
      sentence.has(anyOf: CitationWords.maker) || !resolver.namedPages(in: sentence).isEmpty
    }
  }
}
