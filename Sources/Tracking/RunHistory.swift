import FactModel
import Storage

extension Tracker {
  /// When each page was last checked and what came of it, from the run log.
  func checkTimes() throws -> CheckTimes {
    var history = RunHistory()
    for record in try RunLog(workspace).records() { history.take(record) }
    return try history.times(of: self)
  }
}

/// Follows the run log, run by run.
private struct RunHistory {
  /// The last whole run of a source that did not leave the page out.
  private var whole: [SourceID: Timestamp] = [:]
  /// For pages that a later or partial run covered, or that a whole run left out or failed on.
  private var single: [PageID: Timestamp?] = [:]
  private var failures: [PageID: String] = [:]
  private var unconditional: [SourceID: Timestamp] = [:]

  mutating func take(_ record: RunRecord) {
    for run in record.sources { take(run, at: record.at) }
  }

  private mutating func take(_ run: RunRecord.SourceRun, at time: Timestamp) {
    let failed = Dictionary(
      run.failed.map { ($0.page, $0.reason) }, uniquingKeysWith: { first, _ in first })
    if let pages = run.only {
      for page in pages { take(page, of: run.id, failed[page], at: time) }
      return
    }
    takeWhole(run, failed, at: time)
  }

  private mutating func takeWhole(
    _ run: RunRecord.SourceRun, _ failed: [PageID: String], at time: Timestamp
  ) {
    // What the run did not confirm keeps the time it had before.
    for page in run.except ?? [] { single[page] = .some(self.time(of: page)) }
    for (page, _) in failed { single[page] = .some(self.time(of: page)) }
    let kept = Set(failed.keys).union(run.except ?? [])
    for page in single.keys where page.source == run.id && !kept.contains(page) {
      single[page] = nil
    }
    for page in failures.keys where page.source == run.id && run.except?.contains(page) != true {
      failures[page] = nil
    }
    failures.merge(failed) { $1 }
    whole[run.id] = time
    if run.unconditional == true { unconditional[run.id] = time }
  }

  private mutating func take(
    _ page: PageID, of source: SourceID, _ failure: String?, at time: Timestamp
  ) {
    failures[page] = failure
    if failure == nil { single[page] = .some(time) }
  }

  private func time(of page: PageID) -> Timestamp? {
    if let known = single[page] { return known }
    return whole[page.source]
  }

  /// The times of every watched page that has a snapshot.
  func times(of tracker: Tracker) throws -> CheckTimes {
    var checked: [PageID: Timestamp] = [:]
    for page in tracker.sources.pages { checked[page] = time(of: page) }
    return CheckTimes(
      lastChecked: checked, failures: failures, lastUnconditional: unconditional)
  }
}
