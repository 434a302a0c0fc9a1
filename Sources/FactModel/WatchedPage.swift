/// A page asked for by name in `facts/sources.yml`.
public struct WatchedPage: Hashable, Sendable {
  /// The page's id.
  public var id: PageID
  /// The title a page must have to be taken for this one.
  public var title: String?

  /// A page of the given parts.
  public init(id: PageID, title: String? = nil) {
    self.id = id
    self.title = title
  }
}
