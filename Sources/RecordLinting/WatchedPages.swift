import FactModel

/// The pages of the sources and those below roots that are followed.
package struct WatchedPages: Sendable {
  private let pages: Set<PageID>
  private let roots: [PageID]

  /// The pages that the list watches.
  package init(_ sources: SourceList) {
    pages = Set(sources.pages)
    roots = sources.sources.flatMap { source in
      source.follow.compactMap { PageID(source: source.id, path: $0.root) }
    }
  }

  /// Whether the page is listed, or may be found by following links.
  package func mayHold(_ page: PageID) -> Bool {
    pages.contains(page)
      || roots.contains { page == $0 || page.rawValue.utf8.starts(with: "\($0)/".utf8) }
  }
}
