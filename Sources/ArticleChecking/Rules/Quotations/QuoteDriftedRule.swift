import ArticleReading
import FactModel
import QuoteMatching

/// The cited page said it once, and says it no more.
struct QuoteDriftedRule: FindingRule {
  let name = "quote-drifted"
  let summary = "A quotation stood on the cited page once, and the page has changed since."
  let severity = Severity.error
  let failing = """
    Apple describes `NSUserActivity.userInfo` as "A dictionary containing state information of old times.".
    """
  let passing = """
    Apple describes `NSUserActivity.userInfo` as "a dictionary containing app-specific state information".
    """

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.quotations.compactMap { quotation in
      guard case .judged(let id, let page, let outcome) = quotation.status,
        outcome.step == .drifted, let drift = outcome.drift
      else { return nil }
      let gone = drift.goneBy.map { ", gone by \($0)" } ?? ""
      return examination.finding(
        self, at: quotation.part.range, in: quotation.part.block,
        "\(id) said this until \(drift.lastSeen)\(gone)",
        evidence: QuotePhrases.nearest(outcome, id) + [page.provenance], pages: [id],
        evidenceClass: page.evidenceClass,
        suggestion: QuoteSuggestion.nearest(outcome, for: quotation, examination))
    }
  }
}
