import ArticleReading
import FactModel
import QuoteMatching

/// Another page says it, not the cited one.
struct QuoteElsewhereRule: FindingRule {
  let name = "quote-elsewhere"
  let summary = "A quotation stands on another watched page than the one it is cited from."
  let severity = Severity.error
  let failing = """
    `NSUserActivity.userInfo` says "Transfer as small a payload as possible".
    """
  let passing = """
    Adopting Handoff, revised 2016-04-01, says "Transfer as small a payload as possible".
    """

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.quotations.compactMap { quotation in
      guard case .judged(let id, let page, let outcome) = quotation.status,
        outcome.verdict == .fails, outcome.step != .drifted, !outcome.elsewhere.isEmpty
      else { return nil }
      let others = outcome.elsewhere.map(\.page)
      return examination.finding(
        self, at: quotation.part.range, in: quotation.part.block,
        "\(id) does not say this; \(others.map(\.rawValue).joined(separator: ", ")) does",
        evidence: [page.provenance], pages: [id] + others, evidenceClass: page.evidenceClass)
    }
  }
}
