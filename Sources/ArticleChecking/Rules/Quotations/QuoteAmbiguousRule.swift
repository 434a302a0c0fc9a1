import ArticleReading
import FactModel
import QuoteMatching

/// A sentence names several pages for one quotation.
struct QuoteAmbiguousRule: FindingRule {
  let name = "quote-ambiguous"
  let summary = "A sentence names several pages, and which of them it quotes does not show."
  let severity = Severity.warning
  let failing = """
    The pages of `NSUserActivity` and `needsSave` both say "a kite that nobody has described".
    """
  let passing = """
    Apple describes `NSUserActivity.userInfo` as "a dictionary containing app-specific state information".
    """

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.quotations.compactMap { quotation in
      guard case .several(let pages) = quotation.status else { return nil }
      let having = pages.filter { $0.outcome?.verdict == .holds }.map(\.page)
      guard having.isEmpty, !pages.allSatisfy({ $0.outcome?.verdict == .fails }) else { return nil }
      let names = pages.map(\.page.rawValue).joined(separator: ", ")
      return examination.finding(
        self, at: quotation.part.range, in: quotation.part.block,
        "cited from one of \(names): none that could be read has it", pages: pages.map(\.page))
    }
  }
}
