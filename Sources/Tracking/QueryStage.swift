import FactModel
import Reporting
import Storage

extension Tracker {
  /// The pages whose availability answers the query, sorted: as they are now, or as they were known
  /// at the end of a day, in UTC, by the repository's commits.
  package func answers(
    to query: AvailabilityQuery, asOf day: Day? = nil
  ) throws -> QueryReport {
    let state =
      try day.map { try workspace.state(named: revision(before: Day(number: $0.number + 1))) }
      ?? workspace.state
    var report = QueryReport()
    let pages = try state.pages()
    for page in pages {
      try Task.checkCancellation()
      guard let sheet = try state.sheet(of: page) else {
        report.unread.append(page.page)
        continue
      }
      report.take(sheet, query.rows(of: sheet))
    }
    if day == nil {
      report.unread += Set(sources.pages).subtracting(pages.map(\.page))
    }
    report.unread.sort()
    return report
  }
}
