import ArticleReading
import FactModel
import QuoteMatching

/// The cited page does not say what the article has it say.
struct QuoteNotFoundRule: FindingRule {
  let name = "quote-not-found"
  let summary = "A quotation does not stand on the page it is cited from."
  let severity = Severity.error
  let failing = """
    Apple describes userInfo on `NSUserActivity.userInfo` as "a dictionary of the app-specific state".
    """
  let passing = """
    Apple describes `NSUserActivity.userInfo` as "a dictionary containing app-specific state information".
    """

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.quotations.compactMap { quotation in
      switch quotation.status {
      case .judged(let id, let page, let outcome)
      where outcome.verdict == .fails && outcome.step != .drifted && outcome.elsewhere.isEmpty:
        return finding(quotation, id, page, outcome, examination)
      case .several(let pages) where pages.allSatisfy({ $0.outcome?.verdict == .fails }):
        return examination.finding(
          self, at: quotation.part.range, in: quotation.part.block,
          "none of the pages that the sentence names says this", pages: pages.map(\.page))
      default: return nil
      }
    }
  }

  private func finding(
    _ quotation: JudgedQuotation, _ id: PageID, _ page: CheckedPage, _ outcome: QuoteOutcome,
    _ examination: Examination
  ) -> Finding {
    examination.finding(
      self, at: quotation.part.range, in: quotation.part.block,
      "\(id) does not say this\(QuotePhrases.reason(outcome))",
      evidence: QuotePhrases.nearest(outcome, id) + [page.provenance], pages: [id],
      evidenceClass: page.evidenceClass,
      suggestion: QuoteSuggestion.nearest(outcome, for: quotation, examination))
  }
}
