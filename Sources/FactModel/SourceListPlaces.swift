/// Where the parts of a source list stand in `facts/sources.yml`.
public struct SourceListPlaces: Equatable, Sendable {
  /// The beginning of the file.
  public var file: Place
  /// The pages, by id.
  public var pages: [PageID: Place]
  /// The page sets, by name.
  public var pageSets: [String: Place]

  /// The given places; what is not among them is taken to stand at the beginning of the file.
  public init(file: Place, pages: [PageID: Place] = [:], pageSets: [String: Place] = [:]) {
    self.file = file
    self.pages = pages
    self.pageSets = pageSets
  }

  /// Where the page is listed.
  public func place(of page: PageID) -> Place { pages[page] ?? file }

  /// Where the page set is listed.
  public func place(ofPageSet name: String) -> Place { pageSets[name] ?? file }
}
