/// One line of `facts/history.jsonl`: a fact, a verdict or a question's standing that changed.
public struct HistoryRecord: Equatable, Codable, Sendable {
  /// The version of this line form.
  public var schema = 1
  /// When the change was seen.
  public var at: Timestamp
  /// What changed: `verdict`, `question`, or a kind of change as `docfacts diff` names it.
  public var what: String
  /// The claim or question; `nil` for a fact of a page.
  public var fact: FactID?
  /// What the change is about on its page: platforms, a header key.
  public var subject: [String]?
  /// The former value; `nil` where there was none.
  public var before: String?
  /// The present value; `nil` where there is none.
  public var after: String?
  /// The pages it was read from, with their digests before and after.
  public var pages: [PageStep]

  /// A page's bytes before and after a change.
  public struct PageStep: Hashable, Codable, Sendable {
    /// The page.
    public var page: PageID
    /// The digest of the former bytes; `nil` where there were none.
    public var before: Digest?
    /// The digest of the present bytes; `nil` where there are none.
    public var after: Digest?

    /// A step of the given parts.
    public init(page: PageID, before: Digest?, after: Digest?) {
      self.page = page
      self.before = before
      self.after = after
    }
  }

  /// A record of the given parts.
  public init(
    at: Timestamp, what: String, fact: FactID? = nil, subject: [String]? = nil,
    before: String?, after: String?, pages: [PageStep]
  ) {
    self.at = at
    self.what = what
    self.fact = fact
    self.subject = subject
    self.before = before
    self.after = after
    self.pages = pages
  }
}
