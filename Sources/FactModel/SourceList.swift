/// The hand-written list of what is watched: `facts/sources.yml`.
public struct SourceList: Equatable, Sendable {
  /// The sources, in the file's order.
  public var sources: [Source]
  /// The named page sets, by name; every member is a page of some source.
  public var pageSets: [String: [PageID]]

  /// A list of the given parts.
  public init(sources: [Source] = [], pageSets: [String: [PageID]] = [:]) {
    self.sources = sources
    self.pageSets = pageSets
  }

  /// Every watched page, sorted, each once.
  public var pages: [PageID] { Set(sources.flatMap { $0.pages.map(\.id) }).sorted() }
}
