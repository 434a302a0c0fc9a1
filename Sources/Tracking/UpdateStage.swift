import Digesting
import FactDiffing
import FactModel
import PageFetching
import Reporting
import Storage

extension Tracker {
  /// Fetch, extract, verify, and what changed: the whole of a scheduled run, under one lock.
  package func update(
    _ scope: FetchScope, now: Timestamp,
    progress: @escaping @Sendable (FetchProgress) -> Void = { _ in }
  ) async throws -> UpdateSummary {
    // A mistake in a hand-written file is told before the network is asked.
    let hasFacts = try facts() != FactBase()
    _ = try articleList()
    return try await locked {
      let fetch = try await fetchLocked(scope, now: now, progress: progress)
      var comparison = RunComparison(fetch)
      let extraction = try extractLocked(pages: scope.pages, force: false) { page, reading in
        comparison.take(page, reading)
      }
      try RecordLog(historyOf: workspace).append(comparison.history(at: now))
      let verification = hasFacts ? try verifyLocked(VerifyScope(), now: now) : nil
      var report = UpdateReport(diff: comparison.report, verification: verification)
      report.articleLines = try listedArticleLines(relyingOn: report.changedTargets, now: now)
      return UpdateSummary(fetch: fetch, extraction: extraction, report: report)
    }
  }
}

/// What an update did and found.
package struct UpdateSummary {
  package let fetch: FetchSummary
  package let extraction: ExtractionSummary
  /// What changed on the pages that this run asked for, and how claims and questions stand.
  package let report: UpdateReport

  /// Whether every page asked for was read, and every claim that a machine can check was judged.
  package var isComplete: Bool {
    fetch.isComplete && extraction.failed.isEmpty && report.verification?.isComplete != false
  }

  /// The two stages' counts.
  package var text: String { fetch.text + extraction.text }
}

extension UpdateReport {
  /// The pages whose facts or text changed and the claims whose verdict did.
  fileprivate var changedTargets: [DependencyTarget] {
    diff.changedPages.map(DependencyTarget.page)
      + (verification?.claims ?? []).filter { $0.former != nil && $0.verdict.state != .holds }
      .map { .fact($0.claim.id) }
  }
}

extension DiffReport {
  /// The pages with a change that is more than noise, sorted.
  var changedPages: [PageID] {
    Set(groups.filter { $0.first.severity != .noise }.flatMap(\.pages)).sorted()
  }
}

/// Compares what a run's extraction reads with the sheets before it.
struct RunComparison {
  private let unread: [PageID: String]
  private let gone: Set<PageID>
  private let asked: Set<PageID>
  private var changes = ChangeSet(digest: Digest.init(ofText:))
  /// The bytes of the pages that changed, before and after.
  private var steps: [PageID: HistoryRecord.PageStep] = [:]

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
    case .read(let old, let new):
      steps[page] = HistoryRecord.PageStep(
        page: page, before: old?.snapshot, after: new.snapshot)
      changes.compare(page, from: old, to: new)
    }
  }

  /// The facts that changed, as the history keeps them: what headers and declarations say, and
  /// not the text, which git keeps.
  func history(at now: Timestamp) -> [HistoryRecord] {
    report.groups.flatMap(\.changes).filter(\.isOfFact).map { change in
      HistoryRecord(
        at: now, what: change.kind.rawValue, subject: change.subject.isEmpty ? nil : change.subject,
        before: change.before, after: change.after,
        pages: [
          steps[change.page] ?? HistoryRecord.PageStep(page: change.page, before: nil, after: nil)
        ])
    }
  }

  private mutating func skipGone(_ page: PageID) {
    changes.skip(page, because: "gone: the server no longer has it")
  }
}

extension Change {
  /// Whether it is a change of what the page states in machine-readable form.
  fileprivate var isOfFact: Bool {
    let kind = kind.rawValue
    return severity != .noise
      && (kind.hasPrefix("availability.") || kind.hasPrefix("declaration.") || kind == "title"
        || kind.hasPrefix("header."))
  }
}
