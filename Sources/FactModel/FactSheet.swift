/// What the extractor read from one snapshot: derived, and rebuilt from the snapshot at any time.
///
/// Written as `facts/pages/<page>.json`. All prose stands in `blocks`, a sentence a line, so that
/// a reviewer's line diff shows sentences.
public struct FactSheet: Equatable, Codable, Sendable {
  /// The version of this file form.
  public var schema = 1
  /// The page that was read.
  public var page: PageID
  /// The form the page was read as.
  public var kind: PageKind
  /// The digest of the snapshot that was read.
  public var snapshot: Digest
  /// The version of the extractor that read it.
  public var extractor: Int
  /// The machine-readable header; `nil` for page kinds that have none.
  public var header: PageHeader?
  /// The page's title: its first heading.
  public var title: String
  /// When the page says it was revised, for kinds that say so.
  public var revised: Day?
  /// The words of the banner by which a page of an archive says that it is retired.
  public var retired: String?
  /// The declarations, each as printed, without its fence.
  public var declarations: [String]
  /// The headings in order, each with its marks: `## Discussion`.
  public var outline: [String]
  /// The prose in order: abstract, paragraphs, list items, table cells, code, asides, parameters.
  public var blocks: [ProseBlock]
  /// The topic groups with their members, in the page's order.
  public var topics: [LinkGroup]
  /// Conforms to, inherits from, …; the page's order carries no meaning.
  public var relationships: [LinkGroup]
  /// The see-also groups.
  public var seeAlso: [LinkGroup]
  /// Every link target on the page, sorted, each once.
  public var links: [String]
  /// Text that belongs to the site and not to the page: the copyright footer.
  public var boilerplate: [String]

  /// A sheet of the given parts.
  public init(
    page: PageID, kind: PageKind, snapshot: Digest, extractor: Int, header: PageHeader? = nil,
    title: String, revised: Day? = nil, retired: String? = nil, declarations: [String] = [],
    outline: [String] = [], blocks: [ProseBlock] = [], topics: [LinkGroup] = [],
    relationships: [LinkGroup] = [],
    seeAlso: [LinkGroup] = [], links: [String] = [], boilerplate: [String] = []
  ) {
    self.page = page
    self.kind = kind
    self.snapshot = snapshot
    self.extractor = extractor
    self.header = header
    self.title = title
    self.revised = revised
    self.retired = retired
    self.declarations = declarations
    self.outline = outline
    self.blocks = blocks
    self.topics = topics
    self.relationships = relationships
    self.seeAlso = seeAlso
    self.links = links
    self.boilerplate = boilerplate
  }
}
