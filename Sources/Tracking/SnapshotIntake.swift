import Digesting
import FactModel
import PageFetching
import SnapshotAdmission
import Storage

/// Decides of each outcome what becomes of the stored page, and does it.
struct SnapshotIntake {
  private let tracker: Tracker
  private let now: Timestamp
  private let titles: [PageID: String]
  private var batch = WriteBatch()

  init(tracker: Tracker, now: Timestamp) {
    self.tracker = tracker
    self.now = now
    let watched = tracker.sources.sources.flatMap(\.pages)
    titles = Dictionary(
      watched.compactMap { page in page.title.map { (page.id, $0) } }, uniquingKeysWith: { $1 })
  }

  /// Takes one outcome in and says what the run log will say of it.
  mutating func take(_ outcome: PageOutcome) throws -> FetchRun.Result {
    let page = outcome.request.page
    guard let source = tracker.source(of: page) else { throw TrackingError.notWatched(page) }
    let store = SnapshotStore(tracker.workspace, of: source)
    switch outcome.result {
    case .notModified:
      return try store.mark(page, goneSince: nil, in: &batch) ? .changed : .unchanged
    case .gone:
      try store.mark(page, goneSince: now, in: &batch)
      return .gone
    case .failed(let failure): return .failed("\(failure.kind.name): \(failure.message)")
    case .fetched(let fetched): return try admit(fetched, for: outcome.request, of: source)
    }
  }

  /// Makes sure that everything taken in is on disk.
  mutating func finish() throws { try tracker.workspace.folder.finish(&batch) }

  private mutating func admit(
    _ fetched: FetchedPage, for request: PageRequest, of source: Source
  ) throws -> FetchRun.Result {
    let store = SnapshotStore(tracker.workspace, of: source)
    let state = try store.state(of: request.page)
    if case .sound(let metadata, _) = state, metadata.digest == Digest(ofBlob: fetched.body) {
      return try store.mark(request.page, goneSince: nil, in: &batch) ? .changed : .unchanged
    }
    let candidate = Candidate(
      page: request.page, kind: source.kind, watchedTitle: titles[request.page],
      mediaType: fetched.mediaType, charset: fetched.charset, body: fetched.body)
    let before = try predecessor(state, of: source)
    switch AdmissionDesk().admission(of: candidate, after: before) {
    case .doubted(let doubts):
      try Quarantine(tracker.workspace).put(
        fetched.body, of: request.page, kind: source.kind, reasons: doubts.map(\.message))
      return .failed(doubts.map { "\($0.kind.reason): \($0.message)" }.joined(separator: "; "))
    case .admitted:
      try store.put(fetched.body, metadata(of: fetched, for: request), in: &batch)
      try Quarantine(tracker.workspace).remove(request.page, kind: source.kind)
      return .changed
    }
  }

  /// What is known of the stored body: its sheet, or what can be read of it now.
  private func predecessor(
    _ state: SnapshotStore.State, of source: Source
  ) throws -> Predecessor? {
    switch state {
    case .none: nil
    case .sound(let metadata, let body):
      try predecessor(metadata)
        ?? (try? source.factSheet(metadata, body))
        .map { Predecessor(sheet: $0, bytes: metadata.bytes) }
    case .missingBody(let metadata), .damaged(let metadata, _): try predecessor(metadata)
    }
  }

  private func predecessor(_ metadata: SnapshotMetadata) throws -> Predecessor? {
    try tracker.sheets.sheet(of: metadata.page)
      .map { Predecessor(sheet: $0, bytes: metadata.bytes) }
  }

  private func metadata(of fetched: FetchedPage, for request: PageRequest) -> SnapshotMetadata {
    SnapshotMetadata(
      page: request.page, url: request.url, finalURL: fetched.finalURL, status: fetched.status,
      mediaType: fetched.mediaType,
      charset: fetched.charset.flatMap { $0 == "utf-8" ? nil : $0 }, etag: fetched.etag,
      lastModified: fetched.lastModified,
      digest: Digest(ofBlob: fetched.body), bytes: fetched.body.count, fetched: now)
  }
}
