import FactModel

/// A page has changed since the day on which the article says it was fetched.
struct PageChangedSinceRule: FindingRule {
  let name = "page-changed-since"
  let summary = "A page has changed since the day on which the article says it was fetched."
  let severity = Severity.warning
  let failing = "The `NSUserActivity.userInfo` page, fetched on 2026-09-23, gives no size."
  let passing = "The `NSUserActivity.userInfo` page, fetched on 2026-10-11, gives no size."

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.fetchDates.compactMap { date in
      guard let id = date.page, let page = examination.shelf.page(id), let fetched = page.fetched,
        fetched > date.day
      else { return nil }
      return examination.finding(
        self, at: date.range, in: date.block,
        "what is stored of \(id) was first received on \(fetched), after \(date.day)",
        evidence: [page.provenance], pages: [id])
    }
  }
}
