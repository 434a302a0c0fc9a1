import FactModel

/// When each page was last confirmed by its server, worked out from the log of runs.
///
/// A run confirms the pages it names as changed or gone; of the others those it covered, `only`
/// the ones listed or all that were stored when it began but `except`; never one that `failed`.
/// Receiving a page's bytes confirms it too, even where the run was killed before it wrote its line.
package struct LastChecked: Sendable {
  private var moments: [PageID: Timestamp]

  /// `fetched` gives, for every stored page, when its bytes were received.
  ///
  /// Takes time linear in the pages and the length of the log.
  package init(records: [RunRecord], fetched: [PageID: Timestamp]) {
    moments = fetched
    var waiting = Dictionary(grouping: fetched.keys, by: \.source)
    for record in records.sorted(by: { $0.at > $1.at }) {
      for run in record.sources { take(run, at: record.at, waiting: &waiting[run.id, default: []]) }
    }
  }

  /// When the page was last confirmed; `nil` for a page that is not stored.
  package subscript(page: PageID) -> Timestamp? { moments[page] }

  /// `waiting` holds the source's pages that an earlier run could still confirm; those that this
  /// run confirms, the latest not yet taken, leave it.
  private mutating func take(
    _ run: RunRecord.SourceRun, at moment: Timestamp, waiting: inout [PageID]
  ) {
    let failed = Set(run.failed.map(\.page))
    for page in run.changed + run.gone + (run.only ?? []) where !failed.contains(page) {
      confirm(page, at: moment)
    }
    guard run.only == nil else { return }
    let left = failed.union(run.except ?? [])
    waiting = waiting.filter { page in
      if left.contains(page) { return true }
      confirm(page, at: moment)
      return false
    }
  }

  /// A page received after the run began was not there to be covered; it has its later moment.
  private mutating func confirm(_ page: PageID, at moment: Timestamp) {
    guard let former = moments[page], former < moment else { return }
    moments[page] = moment
  }
}
