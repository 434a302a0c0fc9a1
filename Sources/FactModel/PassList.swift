/// How independent passes over one page agree: written as `facts/passes.json`.
public struct PassList: Equatable, Codable, Sendable {
  /// The version of this file form.
  public var schema = 1
  /// The compared pages, sorted by their first page's id.
  public var pages: [PassComparison]

  /// A list of the given comparisons.
  public init(pages: [PassComparison] = []) { self.pages = pages }

  /// The comparison that a page takes part in.
  public func comparison(of page: PageID) -> PassComparison? {
    pages.first { $0.markdown == page || $0.json == page }
  }
}

/// The Markdown variant and the render JSON of one page, read independently and compared.
public struct PassComparison: Equatable, Codable, Sendable {
  /// The page read from Markdown.
  public var markdown: PageID
  /// The same page read from its render JSON.
  public var json: PageID
  /// The digest of the Markdown snapshot.
  public var markdownSnapshot: Digest
  /// The digest of the JSON snapshot.
  public var jsonSnapshot: Digest
  /// What both say alike, sorted: `title`, `availability iOS`.
  public var agreed: [String]
  /// What they say differently, sorted by what it is about.
  public var disagreements: [Disagreement]

  /// A fact with both values; `nil` where a pass does not state it.
  public struct Disagreement: Equatable, Codable, Sendable {
    /// What it is about, as in `agreed`.
    public var about: String
    /// What the Markdown says.
    public var markdown: String?
    /// What the render JSON says.
    public var json: String?

    /// A disagreement of the given parts.
    public init(about: String, markdown: String?, json: String?) {
      self.about = about
      self.markdown = markdown
      self.json = json
    }

    /// `availability iOS: "13.0 - 26.0" in Markdown, not stated in the render JSON`.
    public var phrase: String {
      let first = markdown.map { "\"\($0)\"" } ?? "not stated"
      let second = json.map { "\"\($0)\"" } ?? "not stated"
      return "\(about): \(first) in Markdown, \(second) in the render JSON"
    }
  }

  /// A comparison of the given parts.
  public init(
    markdown: PageID, json: PageID, markdownSnapshot: Digest, jsonSnapshot: Digest,
    agreed: [String], disagreements: [Disagreement]
  ) {
    self.markdown = markdown
    self.json = json
    self.markdownSnapshot = markdownSnapshot
    self.jsonSnapshot = jsonSnapshot
    self.agreed = agreed
    self.disagreements = disagreements
  }
}
