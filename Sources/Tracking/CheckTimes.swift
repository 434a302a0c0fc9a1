import FactModel
import Storage

/// When pages were last checked, read from the run log.
struct CheckTimes {
  /// The last run that confirmed or stored each page.
  let lastChecked: [PageID: Timestamp]
  /// Why the last run that asked for a page could not read it.
  let failures: [PageID: String]
  /// The last run that asked for every page of a source without validators.
  let lastUnconditional: [SourceID: Timestamp]

  /// Whether the source's `check-every` has passed since the page was last checked.
  func isDue(_ page: PageID, of source: Source, now: Timestamp) -> Bool {
    guard let days = source.checkEvery, let checked = lastChecked[page] else { return true }
    return now >= checked.adding(days: days)
  }

  /// Whether validators have been trusted for longer than the source allows.
  func needsRefetch(_ source: Source, now: Timestamp) -> Bool {
    guard let last = lastUnconditional[source.id] else { return true }
    return now >= last.adding(days: source.refetchEvery)
  }
}

extension Timestamp {
  /// The moment that many days later.
  func adding(days: Int) -> Timestamp { Timestamp(seconds: seconds + Int64(days) * 86_400) }
}
