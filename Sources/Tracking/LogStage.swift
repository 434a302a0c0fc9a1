import Digesting
import FactDiffing
import FactExtraction
import FactModel
import NameSuggesting
import Reporting
import Storage

extension Tracker {
  /// What a page said, or how a fact stood, at which time; throws where neither was ever known.
  package func log(of target: DependencyTarget) throws -> ValueLog {
    let records = try RecordLog(historyOf: workspace).records()
    switch target {
    case .page(let page): return .page(try log(of: page, records))
    case .fact(let fact): return .fact(try log(of: fact, records))
    }
  }

  private func log(of fact: FactID, _ records: [HistoryRecord]) throws -> FactLog {
    let log = FactLog(fact: fact, records: records)
    guard log.spans.isEmpty else { return log }
    let known = try facts().claims.map(\.id) + facts().questions.map(\.id)
    guard known.contains(fact) else {
      throw TrackingError.unknownFact(
        fact, nearest: nearestName(to: fact.rawValue, among: known.map(\.rawValue)))
    }
    return log
  }

  private func log(of page: PageID, _ records: [HistoryRecord]) throws -> PageLog {
    var states = PageStates(page: page, source: source(of: page))
    try states.take(historyOf: workspace)
    try states.take(presentOf: self)
    let own = records.filter { record in
      record.fact == nil && record.pages.contains { $0.page == page }
    }
    guard states.hasAny || !own.isEmpty || sources.pages.contains(page) else {
      throw TrackingError.notWatched(page)
    }
    return PageLog(
      page: page, spans: PageTimeline(states.readings).spans,
      records: own.sorted { $0.at < $1.at }, gaps: states.gaps)
  }
}

/// The states of a page, the newest first as they are found.
private struct PageStates {
  let page: PageID
  let source: Source?
  private var found: [PageTimeline.Reading] = []
  private(set) var gaps: [String] = []

  init(page: PageID, source: Source?) {
    self.page = page
    self.source = source
  }

  var hasAny: Bool { !found.isEmpty || !gaps.isEmpty }
  var readings: [PageTimeline.Reading] { found.sorted { $0.since < $1.since } }

  mutating func take(historyOf workspace: Workspace) throws {
    guard let history = try SnapshotHistory(workspace) else { return }
    let sheets = try history.sheets(of: page)
    let snapshots = try history.snapshots(of: page)
    for snapshot in snapshots {
      if let sheet = try sheet(of: snapshot, in: history, sheets[snapshot.digest]) {
        found.append(.init(sheet: sheet, since: snapshot.fetched))
      } else {
        gaps.append("the bytes of \(snapshot.fetched.day): neither they nor a sheet is in git")
      }
    }
    if snapshots.count == SnapshotHistory.reach {
      gaps.append("what was before the last \(SnapshotHistory.reach) states")
    }
  }

  /// The present bytes, where they are not committed yet.
  mutating func take(presentOf tracker: Tracker) throws {
    guard let source, let sheet = try tracker.sheets.sheet(of: page),
      let metadata = try SnapshotStore(tracker.workspace, of: source).metadata(of: page),
      sheet.snapshot == metadata.digest, readings.last?.sheet.snapshot != metadata.digest
    else { return }
    found.append(.init(sheet: sheet, since: metadata.fetched))
  }

  /// This version's reading of the bytes where git holds them, so that a better extractor is not
  /// taken for another page; else what was read then.
  private func sheet(
    of snapshot: SnapshotMetadata, in history: SnapshotHistory, _ committed: FactSheet?
  ) throws -> FactSheet? {
    if let committed, committed.extractor == FactExtractor.version { return committed }
    guard let source, let body = try history.body(of: snapshot) else { return committed }
    return (try? source.factSheet(snapshot, body)) ?? committed
  }
}
