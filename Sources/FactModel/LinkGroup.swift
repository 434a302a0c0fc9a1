/// A titled list of links: a topic group, a relationship, a see-also group.
public struct LinkGroup: Equatable, Codable, Sendable {
  /// The group's heading; `nil` where the links stand right below the section's.
  public var title: String?
  /// The links in the page's order.
  public var members: [Member]

  /// A link of a group.
  public struct Member: Hashable, Codable, Sendable {
    /// The link's words, code ticks removed.
    public var title: String
    /// The target as written: `/documentation/…`, `doc://…`, `https://…`.
    public var target: String
    /// The one-line abstract printed below the link; it is the other page's sentence.
    public var abstract: Sentence?

    /// A member of the given parts.
    public init(title: String, target: String, abstract: Sentence? = nil) {
      self.title = title
      self.target = target
      self.abstract = abstract
    }
  }

  /// A group of the given parts.
  public init(title: String? = nil, members: [Member]) {
    self.title = title
    self.members = members
  }
}
