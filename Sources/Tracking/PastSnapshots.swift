import ArticleChecking
import FactModel
import QuoteMatching
import Storage

/// Looks for quotations in the older snapshots of their pages.
struct PastSnapshots {
  private let tracker: Tracker
  private let history: SnapshotHistory?
  private var snapshots: [PageID: [SnapshotMetadata]] = [:]
  private var records: [RunRecord]?

  init(_ tracker: Tracker) throws {
    self.tracker = tracker
    history = try SnapshotHistory(tracker.workspace)
  }

  /// The outcome on the page as it stands, as `drifted` where a snapshot in git had the quotation;
  /// the last one that had it counts. Where git holds no bodies of the page nothing is said.
  mutating func drifted(
    _ outcome: QuoteOutcome, _ quotation: Quotation, on page: PageID
  ) throws -> QuoteOutcome {
    guard outcome.verdict == .fails, let history, let source = tracker.source(of: page),
      let current = try SnapshotStore(tracker.workspace, of: source).metadata(of: page)
    else { return outcome }
    var later = current
    for older in try snapshots(of: page, in: history) where older.digest != current.digest {
      defer { later = older }
      guard let body = try history.body(of: older),
        quotation.mayStand(
          in: source.kind.readableBytes(of: body, charset: older.charset))
      else { continue }
      let former = quotation.judged(on: source.kind.quotablePage(of: body, charset: older.charset))
      guard former.verdict == .holds else { continue }
      return outcome.drifted(
        from: former, lastSeen: try lastSeen(older, before: later).day, goneBy: later.fetched.day)
    }
    return outcome
  }

  /// The page's older snapshots that git holds, the newest first.
  mutating func earlier(than page: PageID) throws -> [EarlierPage] {
    guard let history, let source = tracker.source(of: page),
      let current = try SnapshotStore(tracker.workspace, of: source).metadata(of: page)
    else { return [] }
    var later = current
    var pages: [EarlierPage] = []
    for older in try snapshots(of: page, in: history) where older.digest != current.digest {
      defer { later = older }
      guard let body = try history.body(of: older) else { continue }
      pages.append(
        EarlierPage(
          text: source.kind.quotablePage(of: body, charset: older.charset),
          lastSeen: try lastSeen(older, before: later).day, goneBy: later.fetched.day))
    }
    return pages
  }

  private mutating func snapshots(
    of page: PageID, in history: SnapshotHistory
  ) throws -> [SnapshotMetadata] {
    if let known = snapshots[page] { return known }
    let found = try history.snapshots(of: page)
    snapshots[page] = found
    return found
  }

  /// When a run last confirmed a snapshot before the next one replaced it.
  private mutating func lastSeen(
    _ snapshot: SnapshotMetadata, before later: SnapshotMetadata
  ) throws -> Timestamp {
    let page = snapshot.page
    let all = try records ?? RecordLog(runsOf: tracker.workspace).records()
    records = all
    let confirming = all.filter { record in
      record.at < later.fetched
        // The run that received the next snapshot may have begun before it came.
        && !(record.at > snapshot.fetched
          && record.sources.contains { $0.changed.contains(page) })
    }
    let checked = LastChecked(records: confirming, fetched: [page: snapshot.fetched])
    return checked[page] ?? snapshot.fetched
  }
}
