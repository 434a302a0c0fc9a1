import FactModel

/// Keeps count of a run, and writes its line of the run log.
struct FetchRun {
  /// What came of a page, as the run log tells it.
  enum Result: Equatable {
    case unchanged
    case changed
    case gone
    case failed(String)
  }

  private let plan: FetchPlan
  private let coversWholeSources: Bool
  private let now: Timestamp
  private var results: [PageID: Result] = [:]

  init(plan: FetchPlan, coversWholeSources: Bool, now: Timestamp) {
    self.plan = plan
    self.coversWholeSources = coversWholeSources
    self.now = now
  }

  mutating func record(_ page: PageID, _ result: Result) { results[page] = result }

  /// The run's line; `storedPages` are the pages of each source that have a snapshot.
  ///
  /// A run that was interrupted, or that covered only some pages, names those it covered.
  func record(isWhole: Bool, storedPages: [SourceID: [PageID]]) -> RunRecord {
    let parts = plan.parts.sorted { $0.source.id < $1.source.id }
    return RunRecord(
      at: now, version: docfactsVersion,
      sources: parts.map { part in
        sourceRun(part, namesPages: !isWhole || !coversWholeSources, storedPages[part.source.id])
      })
  }

  private func sourceRun(
    _ part: FetchPlan.Part, namesPages: Bool, _ storedPages: [PageID]?
  ) -> RunRecord.SourceRun {
    let pages = part.pages.map(\.id).filter { results[$0] != nil }
    let asked = Set(part.pages.map(\.id))
    let strangers = (storedPages ?? []).filter { !asked.contains($0) }.sorted()
    return RunRecord.SourceRun(
      id: part.source.id,
      only: namesPages ? pages : nil,
      except: namesPages || strangers.isEmpty ? nil : strangers,
      unconditional: part.isConditional ? nil : true,
      unchanged: pages.count { results[$0] == .unchanged },
      changed: pages.filter { results[$0] == .changed },
      gone: pages.filter { results[$0] == .gone },
      failed: pages.compactMap(failure))
  }

  private func failure(of page: PageID) -> RunRecord.Failure? {
    guard case .failed(let reason)? = results[page] else { return nil }
    return RunRecord.Failure(page: page, reason: reason)
  }
}
