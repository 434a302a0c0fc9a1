import FactModel
import Storage

/// When pages were last checked, read from the run log and the snapshots.
struct CheckTimes {
  private let lastChecked: LastChecked
  private let records: [RunRecord]
  /// Why the last run that asked for a page could not read it.
  let failures: [PageID: String]
  /// The last run that asked for every page of a source without validators.
  private let lastUnconditional: [SourceID: Timestamp]

  /// The times of the pages whose bytes were received at `fetched`.
  init(_ records: [RunRecord], fetched: [PageID: Timestamp]) {
    lastChecked = LastChecked(records: records, fetched: fetched)
    self.records = records.sorted { $0.at < $1.at }
    var failures: [PageID: String] = [:]
    var unconditional: [SourceID: Timestamp] = [:]
    for record in self.records {
      for run in record.sources {
        run.clearWhatItAskedFor(&failures)
        for failure in run.failed { failures[failure.page] = failure.reason }
        if run.unconditional == true, run.only == nil { unconditional[run.id] = record.at }
      }
    }
    self.failures = failures
    lastUnconditional = unconditional
  }

  /// When a run last confirmed or stored the page; `nil` for a page that is not stored.
  subscript(page: PageID) -> Timestamp? { lastChecked[page] }

  /// The days on which a run confirmed or stored the page, from the run on that first stored it.
  func days(of page: PageID) -> [Day] {
    records.drop { record in !record.sources.contains { $0.changed.contains(page) } }
      .filter { record in record.sources.contains { $0.confirms(page) } }
      .map(\.at.day)
  }

  /// Whether the source's `check-every` has passed since the page was last checked.
  func isDue(_ page: PageID, of source: Source, now: Timestamp) -> Bool {
    guard let days = source.checkEvery, let checked = self[page] else { return true }
    return now >= checked.adding(days: days)
  }

  /// Whether validators have been trusted for longer than the source allows.
  func needsRefetch(_ source: Source, now: Timestamp) -> Bool {
    guard let last = lastUnconditional[source.id] else { return true }
    return now >= last.adding(days: source.refetchEvery)
  }
}

extension RunRecord.SourceRun {
  /// Whether it asked for the page and got an answer for it.
  fileprivate func confirms(_ page: PageID) -> Bool {
    page.source == id && only?.contains(page) != false && except?.contains(page) != true
      && !failed.contains { $0.page == page }
  }

  /// A page that a run asked for has no older failure.
  fileprivate func clearWhatItAskedFor(_ failures: inout [PageID: String]) {
    let left = Set(except ?? [])
    let asked = only.map(Set.init)
    failures = failures.filter { page, _ in
      page.source != id || left.contains(page) || asked?.contains(page) == false
    }
  }
}

extension Timestamp {
  /// The moment that many days later.
  func adding(days: Int) -> Timestamp { Timestamp(seconds: seconds + Int64(days) * 86_400) }
}

extension Tracker {
  /// When each watched page was last checked.
  func checkTimes() throws -> CheckTimes {
    var fetched: [PageID: Timestamp] = [:]
    for source in sources.sources {
      let store = SnapshotStore(workspace, of: source)
      for page in source.pages { fetched[page.id] = try store.metadata(of: page.id)?.fetched }
    }
    return CheckTimes(try RecordLog(runsOf: workspace).records(), fetched: fetched)
  }
}
