import ArticleChecking
import FactModel
import Reporting
import Storage

/// Finds what was written down before something that it rests on changed.
struct OutdatedFactSearch {
  let tracker: Tracker
  /// When the present bytes of each stored page were first received.
  let changed: [PageID: Timestamp]
  let now: Timestamp

  /// The outdated claims and articles of the workspace.
  func outdated() throws -> OutdatedFacts {
    let facts = try tracker.facts()
    return OutdatedFacts(
      claims: facts.claims.compactMap(outdated).sorted { $0.id < $1.id },
      articles: try outdatedArticles())
  }

  /// On the day of the observation itself nobody can tell which came first, so it counts as seen.
  private func outdated(_ claim: Claim) -> OutdatedClaim? {
    guard let recorded = claim.recorded.last else { return nil }
    let pages = changes(of: claim.predicate?.pages ?? []) { $0.day > recorded }
    guard !pages.isEmpty else { return nil }
    return OutdatedClaim(id: claim.id, recorded: recorded, pages: pages)
  }

  private func changes(
    of pages: some Sequence<PageID>, where isLater: (Timestamp) -> Bool
  ) -> [ChangedPage] {
    pages.sorted().compactMap { page in
      changed[page].flatMap { isLater($0) ? ChangedPage(page: page, changed: $0) : nil }
    }
  }

  /// Only committed articles that nobody is writing at have an age.
  private func outdatedArticles() throws -> [OutdatedArticle] {
    let files = try tracker.listedArticles()
    guard !files.isEmpty, let repository = GitRepository(at: tracker.workspace.path) else {
      return []
    }
    let report = try tracker.checked(files, maxAgeDays: nil, now: now)
    let targets = Dictionary(grouping: report.dependencies) { $0.place.file }
    let verdicts = try VerdictStore(tracker.workspace).list()
    return try files.compactMap { file in
      guard let commit = try repository.commitOfUntouched(file.name) else { return nil }
      return outdated(file.name, commit.date, targets[file.name] ?? [], verdicts)
    }
  }

  private func outdated(
    _ file: String, _ committed: Timestamp, _ dependencies: [ArticleDependency],
    _ verdicts: VerdictList
  ) -> OutdatedArticle? {
    let pages = changes(of: Set(dependencies.compactMap(\.page))) { $0 > committed }
    let cited = Set(dependencies.compactMap(\.fact))
    let facts = verdicts.claims.filter { cited.contains($0.id) && $0.since > committed }
      .map { ChangedFact(id: $0.id, verdict: $0.verdict, since: $0.since) }
    guard !pages.isEmpty || !facts.isEmpty else { return nil }
    return OutdatedArticle(file: file, committed: committed, pages: pages, facts: facts)
  }
}

extension ArticleDependency {
  fileprivate var page: PageID? {
    if case .page(let page) = target { page } else { nil }
  }

  fileprivate var fact: FactID? {
    if case .fact(let fact) = target { fact } else { nil }
  }
}
