/// What the machine-readable availability of each of the pages says.
public struct AvailabilityPredicate: Equatable, Sendable {
  /// The pages, each judged by its own header.
  public var scope: PageScope
  /// The expected rows, in the order of the text; platforms that are not named may say anything.
  public var rows: [ExpectedRow]
  /// Whether platforms that are not named must have no row.
  public var noOthers: Bool

  /// An expectation of the given parts.
  public init(scope: PageScope, rows: [ExpectedRow], noOthers: Bool = false) {
    self.scope = scope
    self.rows = rows
    self.noOthers = noOthers
  }
}

/// What is expected of one platform's row.
public struct ExpectedRow: Equatable, Sendable {
  /// The platform as the author writes it: `Mac Catalyst` is `macCatalyst`.
  public var platform: String
  /// What the row must be.
  public var state: State

  /// The states that a header can be in for a platform.
  public enum State: Equatable, Sendable {
    /// A row with versions; a part that is `nil` may be anything.
    case row(introduced: Bound?, until: Bound?)
    /// A row without versions, `macOS: -`: DocC writes unavailable, obsoleted and unknown so.
    case empty
    /// No row for the platform.
    case absent
  }

  /// A version that must stand in a place of a row, or that none must.
  public enum Bound: Equatable, Sendable {
    /// This version, compared as numbers.
    case version(Version)
    /// No version.
    case none
  }

  /// An expectation of the given parts.
  public init(platform: String, state: State) {
    self.platform = platform
    self.state = state
  }
}

/// A list on a page that has exactly these members, in any order.
public struct ListPredicate: Equatable, Sendable {
  /// The page.
  public var page: PageID
  /// The words that introduce the list on the page, quoted from it.
  public var introduction: String
  /// The expected members.
  public var members: [String]
  /// Other names of a member, by the member: `NSArray` may be written `Array`.
  public var aliases: [String: [String]]
  /// What the list is about, quoted from its introduction: "Each key and value".
  public var appliesTo: String?

  /// A list of the given parts.
  public init(
    page: PageID, introduction: String, members: [String], aliases: [String: [String]] = [:],
    appliesTo: String? = nil
  ) {
    self.page = page
    self.introduction = introduction
    self.members = members
    self.aliases = aliases
    self.appliesTo = appliesTo
  }
}

/// A declaration that the page prints; spaces and line breaks do not count.
public struct DeclarationPredicate: Equatable, Sendable {
  /// The page.
  public var page: PageID
  /// The declaration, or a part of it that begins and ends between tokens.
  public var text: String

  /// A declaration of the given parts.
  public init(page: PageID, text: String) {
    self.page = page
    self.text = text
  }
}

/// A topic group of a page.
public struct TopicGroupPredicate: Equatable, Sendable {
  /// The page.
  public var page: PageID
  /// The group's title.
  public var title: String
  /// Exactly these members' titles, in any order; `nil` where they are not claimed.
  public var members: [String]?
  /// How many members it has; `nil` where that is not claimed.
  public var count: Int?

  /// A group of the given parts.
  public init(page: PageID, title: String, members: [String]? = nil, count: Int? = nil) {
    self.page = page
    self.title = title
    self.members = members
    self.count = count
  }
}

/// What is claimed of pages as such; each part that is `nil` is not claimed.
public struct PagePredicate: Equatable, Sendable {
  /// The pages, each judged alone.
  public var scope: PageScope
  /// Whether the page exists: `false` holds only where the server said that it is gone.
  public var exists: Bool?
  /// The page's title.
  public var title: String?
  /// The revision date that the page states.
  public var revised: Day?
  /// Whether the page has nothing but its abstract and declaration.
  public var abstractOnly: Bool?

  /// A claim of the given parts.
  public init(
    scope: PageScope, exists: Bool? = nil, title: String? = nil, revised: Day? = nil,
    abstractOnly: Bool? = nil
  ) {
    self.scope = scope
    self.exists = exists
    self.title = title
    self.revised = revised
    self.abstractOnly = abstractOnly
  }
}
