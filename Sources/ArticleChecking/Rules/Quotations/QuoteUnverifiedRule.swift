import ArticleReading
import FactModel
import QuoteMatching

/// A cited quotation that could not be judged.
struct QuoteUnverifiedRule: FindingRule {
  let name = "quote-unverified"
  let summary = "A quotation is cited from a page that could not be read, or from none."
  let severity = Severity.warning
  let failing = "Apple says that \"the kite knows which way the wind is blowing\"."
  let passing = "Someone says that \"the kite knows which way the wind is blowing\"."

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.quotations.compactMap { quotation in
      guard let (message, pages) = message(quotation.status, examination) else { return nil }
      return examination.finding(
        self, at: quotation.part.range, in: quotation.part.block, message, pages: pages)
    }
  }

  private func message(
    _ status: JudgedQuotation.Status, _ examination: Examination
  ) -> (String, [PageID])? {
    switch status {
    case .unread(let page, let reason):
      return ("\(page) could not be read: \(reason.code.rawValue), \(reason.detail)", [page])
    case .unwatched(let name): return ("no watched page is '\(name)'", [])
    case .unnamed(let pages) where pages.isEmpty:
      return ("attributed to Apple without a page, and no watched page that is here has it", [])
    case .judged(let page, _, let outcome) where outcome.verdict == .unverified:
      let reason = outcome.reason?.rawValue ?? "undecided"
      return ("cannot be judged on \(page): \(reason)", [page])
    default: return nil
    }
  }
}
