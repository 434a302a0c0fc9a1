import FactModel
import Reporting
import Storage

extension Tracker {
  /// How fresh every watched page is, from what is on disk; never asks the network.
  ///
  /// A page is stale when its source's `check-every`, or `maxAgeDays` where it is shorter, has
  /// passed since a run last confirmed it.
  package func status(now: Timestamp, maxAgeDays: Int? = nil) throws -> StatusReport {
    let checks = try checkTimes()
    let sources = try sources.sources.map { source in
      let limit = [source.checkEvery, maxAgeDays].compactMap { $0 }.min()
      let store = SnapshotStore(workspace, of: source)
      let pages = try source.pages.map(\.id).sorted().map { page in
        status(of: page, try store.metadata(of: page), limit, checks, now)
      }
      return SourceStatus(id: source.id, checkEvery: limit, pages: pages)
    }
    let search = OutdatedFactSearch(tracker: self, changed: sources.changeTimes, now: now)
    return StatusReport(asOf: now, sources: sources, outdated: try search.outdated())
  }

  private func status(
    of page: PageID, _ metadata: SnapshotMetadata?, _ limit: Int?, _ checks: CheckTimes,
    _ now: Timestamp
  ) -> PageStatus {
    let checked = metadata == nil ? nil : checks[page]
    return PageStatus(
      page: page, snapshot: metadata?.digest, lastChecked: checked,
      lastChanged: metadata?.fetched,
      isStale: limit.map { metadata != nil && (checked ?? .distantPast).adding(days: $0) <= now }
        ?? false,
      gone: metadata?.gone, failure: checks.failures[page])
  }
}

extension [SourceStatus] {
  /// When the present bytes of each stored page were first received.
  fileprivate var changeTimes: [PageID: Timestamp] {
    let times = flatMap(\.pages).compactMap { page in
      page.lastChanged.map { (page.page, $0) }
    }
    return Dictionary(times) { first, _ in first }
  }
}

extension Timestamp {
  fileprivate static let distantPast = Timestamp(seconds: 0)
}

extension StatusReport {
  /// Whether a page was not checked for too long.
  package var hasStalePages: Bool { sources.contains { $0.pages.contains(where: \.isStale) } }

  /// Whether every watched page was read at its last check.
  package var isComplete: Bool {
    sources.allSatisfy { source in
      source.pages.allSatisfy { $0.snapshot != nil && $0.gone == nil && $0.failure == nil }
    }
  }
}
