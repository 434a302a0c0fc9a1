import FactModel

/// How things stand with every source: what `docfacts status` prints.
package struct StatusReport: Sendable {
  /// The moment for which staleness was judged.
  package var asOf: Timestamp
  /// The sources, in the order of `sources.yml`.
  package var sources: [SourceStatus]
  /// What was written down before something that it rests on changed.
  package var outdated: OutdatedFacts

  /// A report of the given parts.
  package init(
    asOf: Timestamp, sources: [SourceStatus], outdated: OutdatedFacts = OutdatedFacts()
  ) {
    self.asOf = asOf
    self.sources = sources
    self.outdated = outdated
  }
}

/// How things stand with a source's pages.
package struct SourceStatus: Sendable {
  /// The source.
  package var id: SourceID
  /// After how many days a page that was not checked again is stale; `nil` for never.
  package var checkEvery: Int?
  /// The watched pages, sorted.
  package var pages: [PageStatus]

  /// A source's status of the given parts.
  package init(id: SourceID, checkEvery: Int? = nil, pages: [PageStatus]) {
    self.id = id
    self.checkEvery = checkEvery
    self.pages = pages
  }

  /// The latest check of any page.
  package var lastChecked: Timestamp? { pages.compactMap(\.lastChecked).max() }
  /// The latest change of any page.
  package var lastChanged: Timestamp? { pages.compactMap(\.lastChanged).max() }
}

/// How things stand with a page; more than one of the marks may be set.
package struct PageStatus: Sendable {
  /// The page.
  package var page: PageID
  /// The snapshot's digest; `nil` where the page was never fetched.
  package var snapshot: Digest?
  /// When the page was last confirmed to be as stored, or stored.
  package var lastChecked: Timestamp?
  /// When its present bytes were first received.
  package var lastChanged: Timestamp?
  /// Whether the last check is longer ago than the source allows.
  package var isStale: Bool
  /// When the server first said that the page is gone.
  package var gone: Timestamp?
  /// Why the last run could not read the page; `nil` where it could.
  package var failure: String?

  /// A page's status of the given parts.
  package init(
    page: PageID, snapshot: Digest? = nil, lastChecked: Timestamp? = nil,
    lastChanged: Timestamp? = nil, isStale: Bool = false, gone: Timestamp? = nil,
    failure: String? = nil
  ) {
    self.page = page
    self.snapshot = snapshot
    self.lastChecked = lastChecked
    self.lastChanged = lastChanged
    self.isStale = isStale
    self.gone = gone
    self.failure = failure
  }
}
