/// The pages that a predicate speaks of.
public struct PageScope: Hashable, Sendable {
  /// The name of the page set in `sources.yml`; `nil` where the pages are listed by id.
  public var set: String?
  /// The pages in the order of the list or set, at least one.
  public var pages: [PageID]

  /// The given pages.
  public init(set: String? = nil, pages: [PageID]) {
    self.set = set
    self.pages = pages
  }
}
