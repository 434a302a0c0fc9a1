import FactModel

/// A page is said to have been fetched on a day on which nothing of it was stored.
struct FetchedDateUnknownRule: FindingRule {
  let name = "fetched-date-unknown"
  let summary = "A page is said to have been fetched on a day on which it was not."
  let severity = Severity.warning
  let failing = "The `NSUserActivity.userInfo` page, fetched on 2026-10-12, gives no size."
  let passing = "The `NSUserActivity.userInfo` page, fetched on 11 October 2026, gives no size."

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.fetchDates.compactMap { date in
      guard let id = date.page, let page = examination.shelf.page(id) else { return nil }
      let known = Set(page.checked + [page.fetched].compactMap(\.self))
      guard !known.isEmpty, !known.contains(date.day), page.fetched.map({ $0 <= date.day }) ?? true
      else { return nil }
      let days = known.sorted().suffix(5).map(\.description).joined(separator: ", ")
      return examination.finding(
        self, at: date.range, in: date.block,
        "\(id) was not fetched on \(date.day); it was on \(days)", evidence: [page.provenance],
        pages: [id])
    }
  }
}
