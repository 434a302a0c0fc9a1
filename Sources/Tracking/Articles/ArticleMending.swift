import ArticleChecking
import FactModel
import PageFetching
import Reporting

extension ArticleFile {
  /// The bytes with the safe suggestions of the findings on it; `nil` where nothing changes.
  package func mended(by findings: [Finding]) -> [UInt8]? {
    let own = findings.filter { $0.place.file == name }
    let mended = ArticleFix.apply(own, to: bytes)
    return mended == bytes ? nil : mended
  }
}

extension Tracker {
  /// Asks the servers for the pages that the articles cite, and reads what came; gives the counts.
  package func fetchCited(
    by files: [ArticleFile], contact: String?, now: Timestamp,
    progress: @escaping @Sendable (FetchProgress) -> Void
  ) async throws -> String {
    let pages = try citedPages(in: files, now: now)
    guard !pages.isEmpty else { return "no watched page is cited\n" }
    let scope = FetchScope(pages: pages, contact: contact)
    return try await locked {
      let fetch = try await fetchLocked(scope, now: now, progress: progress)
      let extraction = try extractLocked(pages: pages, force: false) { _, _ in }
      return fetch.text + extraction.text
    }
  }

  /// The pages that the articles rely on, and those that the facts bound in them are judged on.
  private func citedPages(in files: [ArticleFile], now: Timestamp) throws -> [PageID] {
    let facts = try facts()
    let judged = Dictionary(
      facts.claims.map { ($0.id, $0.predicate?.pages ?? []) }
    ) { first, _ in first }
    let pages = try checked(files, maxAgeDays: nil, now: now).dependencies.flatMap { dependency in
      switch dependency.target {
      case .page(let page): [page]
      case .fact(let fact): judged[fact] ?? []
      }
    }
    return Set(pages).sorted()
  }
}
