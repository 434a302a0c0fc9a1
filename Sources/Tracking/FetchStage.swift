import FactModel
import PageFetching
import Storage

extension Tracker {
  /// Asks for the pages of the scope and stores what is new; watched pages become snapshots.
  ///
  /// A page that cannot be read is part of the summary, not an error. When the task is cancelled,
  /// what was stored by then stays and is in the run log, and the cancellation is thrown.
  package func fetch(
    _ scope: FetchScope, now: Timestamp,
    progress: @escaping @Sendable (FetchProgress) -> Void = { _ in }
  ) async throws -> FetchSummary {
    try await locked { try await fetchLocked(scope, now: now, progress: progress) }
  }

  func fetchLocked(
    _ scope: FetchScope, now: Timestamp, progress: @escaping @Sendable (FetchProgress) -> Void
  ) async throws -> FetchSummary {
    let plan = try FetchPlan(scope, of: sources, now: now, checks: checkTimes())
    var run = FetchRun(plan: plan, coversWholeSources: scope.coversWholeSources, now: now)
    var intake = SnapshotIntake(tracker: self, now: now)
    let interruption = try await caughtCancellation {
      try await fetcher(scope).fetch(requests(of: plan)) { outcome, state in
        run.record(outcome.request.page, try intake.take(outcome))
        progress(state)
      }
    }
    try intake.finish()
    let record = try run.record(isWhole: interruption == nil, storedPages: storedPages(of: plan))
    try RecordLog(runsOf: workspace).append(record)
    if let interruption { throw interruption }
    return FetchSummary(run: record, asked: Set(plan.parts.flatMap { $0.pages.map(\.id) }))
  }

  /// The requests that a fetch would send, in order, without sending them.
  package func plannedRequests(_ scope: FetchScope, now: Timestamp) throws -> [PageRequest] {
    try requests(of: FetchPlan(scope, of: sources, now: now, checks: checkTimes()))
  }

  private func requests(of plan: FetchPlan) throws -> [PageRequest] {
    try plan.parts.flatMap { part in
      let store = SnapshotStore(workspace, of: part.source)
      return try part.pages.map { page in
        try PageRequest(
          page: page.id, of: part.source, stored: store.metadata(of: page.id),
          isUnconditional: !part.isConditional || !hasBody(page.id, in: store))
      }
    }
  }

  /// A page whose bytes are missing is asked for whatever its validators say.
  private func hasBody(_ page: PageID, in store: SnapshotStore) throws -> Bool {
    try workspace.folder.size(of: store.bodyPath(of: page)) != nil
  }

  private func fetcher(_ scope: FetchScope) -> PageFetcher {
    var policy = FetchPolicy()
    policy.deadline = scope.deadlineSeconds.map { .seconds($0) }
    let contact = scope.contact.map { "+\($0)" } ?? "contact not given"
    return PageFetcher(userAgent: "docfacts/\(docfactsVersion) (\(contact))", policy: policy)
  }

  private func storedPages(of plan: FetchPlan) throws -> [SourceID: [PageID]] {
    var stored: [SourceID: [PageID]] = [:]
    for part in plan.parts {
      var pages = try SnapshotStore(workspace, of: part.source).pages()
      while let page = try pages.next() { stored[part.source.id, default: []].append(page) }
    }
    return stored
  }
}

/// Does the work; a cancellation of it is a value, so that what was done can be put down first.
private func caughtCancellation(_ work: () async throws -> Void) async throws -> CancellationError?
{
  do {
    try await work()
    return nil
  } catch let cancellation as CancellationError {
    return cancellation
  }
}
