import FactModel

/// The status for machines.
struct StatusJSONReporter: StatusReporter {
  let name = "json"

  func render(_ report: StatusReport, listingPages: Bool, style: TextStyle) throws -> String {
    try jsonText(
      Document(
        asOf: report.asOf,
        sources: report.sources.map { Source($0, listingPages: listingPages) },
        outdatedClaims: report.outdated.claims.map(OutdatedClaimEntry.init),
        outdatedArticles: report.outdated.articles.map(OutdatedArticleEntry.init)))
  }

  private struct Document: Encodable {
    var schema = 1
    var asOf: Timestamp
    var sources: [Source]
    var outdatedClaims: [OutdatedClaimEntry]
    var outdatedArticles: [OutdatedArticleEntry]
  }

  private struct Source: Encodable {
    var id: SourceID
    var checkEvery: Int?
    var counts: StatusCounts
    var lastChecked: Timestamp?
    var lastChanged: Timestamp?
    var pages: [Page]?

    init(_ source: SourceStatus, listingPages: Bool) {
      id = source.id
      checkEvery = source.checkEvery
      counts = StatusCounts(source.pages)
      lastChecked = source.lastChecked
      lastChanged = source.lastChanged
      pages = listingPages ? source.pages.map(Page.init) : nil
    }
  }

  private struct Page: Encodable {
    var page: PageID
    var snapshot: Digest?
    var lastChecked: Timestamp?
    var lastChanged: Timestamp?
    var stale: Bool
    var gone: Timestamp?
    var failure: String?

    init(_ status: PageStatus) {
      page = status.page
      snapshot = status.snapshot
      lastChecked = status.lastChecked
      lastChanged = status.lastChanged
      stale = status.isStale
      gone = status.gone
      failure = status.failure
    }
  }
}
