import FactModel
import PageFetching

/// The requests of a run, worked out before the first is sent.
struct FetchPlan {
  /// A source's part of the run.
  struct Part {
    let source: Source
    /// The pages to ask for, sorted.
    let pages: [WatchedPage]
    let isConditional: Bool
  }

  let parts: [Part]

  /// The watched pages of the scope; throws where a named page is not watched.
  init(
    _ scope: FetchScope, of sources: SourceList, now: Timestamp, checks: CheckTimes
  ) throws(TrackingError) {
    let watched = Set(sources.pages)
    if let stranger = scope.pages.first(where: { !watched.contains($0) }) {
      throw .notWatched(stranger)
    }
    if let id = scope.source, !sources.sources.contains(where: { $0.id == id }) {
      throw .unknownSource(id)
    }
    let named = Set(scope.pages)
    parts = sources.sources.compactMap { source in
      guard scope.source == nil || scope.source == source.id else { return nil }
      let pages = source.pages.filter { page in
        (named.isEmpty || named.contains(page.id))
          && (!scope.onlyDue || checks.isDue(page.id, of: source, now: now))
      }
      guard !pages.isEmpty else { return nil }
      return Part(
        source: source, pages: pages.sorted { $0.id < $1.id },
        isConditional: !scope.isUnconditional && !checks.needsRefetch(source, now: now))
    }
  }
}
