import FactModel
import Reporting
import Storage

extension Tracker {
  /// All that stands behind a claim or a question, judged now; nothing is kept.
  package func explanation(of fact: FactID, now: Timestamp) async throws -> Explanation {
    let report = try await verify(VerifyScope(facts: [fact], writes: false), now: now)
    let trails = try PageTrails(self)
    let history = try RecordLog(historyOf: workspace).records().filter { $0.fact == fact }
    let reliers = try facts().facts(relyingOn: fact)
    let lines = try listedArticleLines(relyingOn: [.fact(fact)], now: now).map {
      "\($0.place) (\($0.how))"
    }
    if let outcome = report.claims.first {
      return try Explanation(
        outcome, pages: trails.trails(of: outcome.verdict.searched), reliedOnBy: reliers,
        history: history, articleLines: lines)
    }
    guard let outcome = report.questions.first else {
      throw TrackingError.unknownFact(fact, nearest: nil)
    }
    return try Explanation(
      outcome, pages: trails.trails(of: outcome.watches.flatMap(\.searched)),
      reliedOnBy: reliers, history: history, articleLines: lines)
  }
}

/// Follows pages to their bytes.
private struct PageTrails {
  private let tracker: Tracker
  private let checks: CheckTimes
  private let repository: GitRepository?

  init(_ tracker: Tracker) throws {
    self.tracker = tracker
    checks = try tracker.checkTimes()
    repository = GitRepository(at: tracker.workspace.path)
  }

  func trails(of pages: [SearchedPage]) throws -> [PageTrail] {
    try Set(pages.map(\.page)).sorted().map(trail)
  }

  private func trail(to page: PageID) throws -> PageTrail {
    var trail = PageTrail(page: page)
    guard let source = tracker.source(of: page) else { return trail }
    let store = SnapshotStore(tracker.workspace, of: source)
    guard let metadata = try store.metadata(of: page) else { return trail }
    trail.url = metadata.finalURL ?? metadata.url
    trail.fetched = metadata.fetched
    trail.checked = checks[page]
    trail.etag = metadata.etag
    trail.lastModified = metadata.lastModified
    trail.digest = metadata.digest
    trail.body = store.bodyPath(of: page)
    trail.extractor = try tracker.sheets.stamp(of: page)?.extractor
    trail.commit = try repository?.lastCommit(of: store.metadataPath(of: page))?.id
    return trail
  }
}

extension FactBase {
  /// Claims that rest on the fact and questions that name it, sorted.
  fileprivate func facts(relyingOn fact: FactID) -> [FactID] {
    let claims = claims.filter { $0.restsOn.contains(fact) }.map(\.id)
    let questions = questions.filter {
      $0.near.contains(fact) || $0.settlement?.claims.contains(fact) == true
    }.map(\.id)
    return (claims + questions).sorted()
  }
}
