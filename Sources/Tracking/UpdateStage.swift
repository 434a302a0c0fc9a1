import Digesting
import FactDiffing
import FactModel
import PageFetching
import Reporting

extension Tracker {
  /// Fetch, extract, and what changed: the whole of a scheduled run, under one lock.
  package func update(
    _ scope: FetchScope, now: Timestamp,
    progress: @escaping @Sendable (FetchProgress) -> Void = { _ in }
  ) async throws -> UpdateSummary {
    try await locked {
      let fetch = try await fetchLocked(scope, now: now, progress: progress)
      var comparison = RunComparison(fetch)
      let extraction = try extractLocked(pages: scope.pages, force: false) { page, reading in
        comparison.take(page, reading)
      }
      return UpdateSummary(fetch: fetch, extraction: extraction, report: comparison.report)
    }
  }
}

/// What an update did and found.
package struct UpdateSummary {
  package let fetch: FetchSummary
  package let extraction: ExtractionSummary
  /// What changed on the pages that this run asked for.
  package let report: DiffReport

  /// Whether every page asked for was read.
  package var isComplete: Bool { fetch.isComplete && extraction.failed.isEmpty }

  /// The two stages' counts.
  package var text: String { fetch.text + extraction.text }
}

/// Compares what a run's extraction reads with the sheets before it.
struct RunComparison {
  private let unread: [PageID: String]
  private let gone: Set<PageID>
  private let asked: Set<PageID>
  private var changes = ChangeSet(digest: Digest.init(ofText:))

  init(_ fetch: FetchSummary) {
    unread = Dictionary(
      fetch.failed.map { ($0.page, $0.reason) }, uniquingKeysWith: { first, _ in first })
    gone = Set(fetch.gone)
    asked = fetch.asked
    for failure in fetch.failed { changes.skip(failure.page, because: failure.reason) }
  }

  var report: DiffReport { DiffReport(from: "before this run", to: "now", set: changes) }

  /// A page that the fetch could not read is counted as that and as nothing else; one that was not
  /// asked for is not counted, unless bytes of an earlier run are read only now.
  mutating func take(_ page: PageID, _ reading: PageExtraction.Reading) {
    guard unread[page] == nil, asked.contains(page) || reading.isNews else { return }
    switch reading {
    case .neverFetched: changes.skip(page, because: "never-fetched")
    case .failed(let reason): changes.skip(page, because: reason)
    case .upToDate: gone.contains(page) ? skipGone(page) : changes.countUnchanged(1)
    // The same bytes read by another extractor: a change of the tool, not of the page.
    case .read(let old, let new) where old?.snapshot == new.snapshot: changes.countUnchanged(1)
    case .read(let old, let new): changes.compare(page, from: old, to: new)
    }
  }

  private mutating func skipGone(_ page: PageID) {
    changes.skip(page, because: "gone: the server no longer has it")
  }
}
