/// A place that pages come from.
public struct Source: Equatable, Sendable {
  /// How much of a page is kept in git.
  public enum Keeping: String, CaseIterable, Sendable {
    /// The body as served.
    case bytes
    /// Header, outline and sentence digests; the body stays in the local cache.
    case evidence
  }

  /// The short name, first part of its pages' ids.
  public var id: SourceID
  /// The form of its pages.
  public var kind: PageKind
  /// The address that page paths are appended to, ending in a slash: `https`, `http` or `file`.
  public var base: String
  /// After how many days a page that was not checked again is stale.
  public var checkEvery: Int?
  /// After how many days validators are no longer trusted and the body is asked for again.
  public var refetchEvery: Int
  /// How much of a page is kept in git.
  public var keep: Keeping
  /// The pages asked for by name.
  public var pages: [WatchedPage]
  /// Roots below which further pages are found.
  public var follow: [Follow]
  /// The least time between two requests to the source's host, in milliseconds.
  public var paceMilliseconds: Int
  /// The most connections to the source's host at once.
  public var connections: Int

  /// A root whose topic links are followed.
  public struct Follow: Equatable, Sendable {
    /// The root page's path.
    public var root: String
    /// How many links deep.
    public var depth: Int

    /// A root of the given parts.
    public init(root: String, depth: Int) {
      self.root = root
      self.depth = depth
    }
  }

  /// A source of the given parts.
  public init(
    id: SourceID, kind: PageKind, base: String, checkEvery: Int? = nil, refetchEvery: Int = 30,
    keep: Keeping = .bytes, pages: [WatchedPage] = [], follow: [Follow] = [],
    paceMilliseconds: Int = 200, connections: Int = 2
  ) {
    self.id = id
    self.kind = kind
    self.base = base
    self.checkEvery = checkEvery
    self.refetchEvery = refetchEvery
    self.keep = keep
    self.pages = pages
    self.follow = follow
    self.paceMilliseconds = paceMilliseconds
    self.connections = connections
  }
}
