/// One line of `snapshots/runs.jsonl`: a run of the fetcher and which pages it covered.
public struct RunRecord: Equatable, Codable, Sendable {
  /// The version of this line form.
  public var schema = 1
  /// When the run began.
  public var at: Timestamp
  /// The version of docfacts that ran.
  public var version: String
  /// What was done for each source, sorted by id.
  public var sources: [SourceRun]

  /// What a run did for one source.
  ///
  /// A page was checked by the run if it is covered and not failed; `unchanged` only counts, so
  /// that the line of a quiet day stays short for a hundred thousand pages.
  public struct SourceRun: Equatable, Codable, Sendable {
    /// The source.
    public var id: SourceID
    /// The pages asked for, where the run covered only some; `nil` for every page with a snapshot.
    public var only: [PageID]?
    /// Pages that have a snapshot but were not asked for by a run that covered the rest.
    public var except: [PageID]?
    /// Whether every body was asked for without validators.
    public var unconditional: Bool?
    /// How many pages were confirmed to be as stored.
    public var unchanged: Int
    /// Pages stored for the first time or with other bytes.
    public var changed: [PageID]
    /// Pages the server says are gone.
    public var gone: [PageID]
    /// Pages that were not read, each with its reason.
    public var failed: [Failure]

    /// A source's part of the given parts.
    public init(
      id: SourceID, only: [PageID]? = nil, except: [PageID]? = nil, unconditional: Bool? = nil,
      unchanged: Int = 0, changed: [PageID] = [], gone: [PageID] = [], failed: [Failure] = []
    ) {
      self.id = id
      self.only = only
      self.except = except
      self.unconditional = unconditional
      self.unchanged = unchanged
      self.changed = changed
      self.gone = gone
      self.failed = failed
    }
  }

  /// A page that was not read.
  public struct Failure: Equatable, Codable, Sendable {
    /// The page.
    public var page: PageID
    /// What happened, in a few words.
    public var reason: String

    /// A failure of the given parts.
    public init(page: PageID, reason: String) {
      self.page = page
      self.reason = reason
    }
  }

  /// A record of the given parts.
  public init(at: Timestamp, version: String, sources: [SourceRun]) {
    self.at = at
    self.version = version
    self.sources = sources
  }
}
