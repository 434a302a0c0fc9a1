/// What stands behind a claim that no machine can check.
public struct ClaimRecords: Equatable, Sendable {
  /// Discussions in forums and elsewhere.
  public var threads: [CommunityThread]
  /// Pages of vendors.
  public var vendors: [VendorPage]
  /// Measurements and trials.
  public var experiments: [Experiment]
  /// What was searched, where and when.
  public var searches: [SearchLog]
  /// Anything else a reader must know.
  public var note: String?

  /// Records of the given parts.
  public init(
    threads: [CommunityThread] = [], vendors: [VendorPage] = [], experiments: [Experiment] = [],
    searches: [SearchLog] = [], note: String? = nil
  ) {
    self.threads = threads
    self.vendors = vendors
    self.experiments = experiments
    self.searches = searches
    self.note = note
  }
}

/// A discussion that reports an experience.
public struct CommunityThread: Equatable, Sendable {
  /// Its address; `nil` where the article that cites it does not name it.
  public var url: String?
  /// Its title or what it reports.
  public var title: String
  /// When it was opened.
  public var opened: Day?
  /// When a person last read it.
  public var seen: Day?
  /// Whether someone of the maker answered in it.
  public var appleReply: Bool

  /// A thread of the given parts.
  public init(url: String? = nil, title: String, opened: Day?, seen: Day?, appleReply: Bool) {
    self.url = url
    self.title = title
    self.opened = opened
    self.seen = seen
    self.appleReply = appleReply
  }
}

/// A page of a vendor's own documentation.
public struct VendorPage: Equatable, Sendable {
  /// The vendor.
  public var name: String
  /// The page's address; `nil` where it is not known.
  public var url: String?
  /// When a person read it.
  public var seen: Day?

  /// A page of the given parts.
  public init(name: String, url: String? = nil, seen: Day? = nil) {
    self.name = name
    self.url = url
    self.seen = seen
  }
}

/// A measurement or trial; without its circumstances it is no evidence.
public struct Experiment: Equatable, Sendable {
  /// When it was made.
  public var on: Day
  /// The device models.
  public var devices: [String]
  /// The systems with their versions.
  public var systems: [String]
  /// What was counted, and how.
  public var convention: String
  /// What came of it.
  public var result: String

  /// An experiment of the given parts.
  public init(
    on: Day, devices: [String], systems: [String], convention: String, result: String
  ) {
    self.on = on
    self.devices = devices
    self.systems = systems
    self.convention = convention
    self.result = result
  }
}

/// A search that was made by hand.
public struct SearchLog: Equatable, Sendable {
  /// Where: a forum, a site, a search engine.
  public var venue: String
  /// What was asked for.
  public var query: String
  /// When.
  public var on: Day
  /// What was found; `nothing` is a finding.
  public var found: String

  /// A search of the given parts.
  public init(venue: String, query: String, on: Day, found: String) {
    self.venue = venue
    self.query = query
    self.on = on
    self.found = found
  }
}
