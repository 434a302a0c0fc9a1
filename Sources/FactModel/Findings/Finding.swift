/// What `check`, `lint` or `verify` has to say about a place in a file.
public struct Finding: Equatable, Sendable {
  /// The rule's name, as in `quote-not-found`.
  public var rule: String
  /// How grave it is.
  public var severity: Severity
  /// Where its text begins.
  public var place: Place
  /// Behind its text; equal to `place` where it has no extent.
  public var end: Place
  /// What is wrong, in a sentence without a final stop.
  public var message: String
  /// What shows it, a line each: the page's sentence, its address and dates.
  public var evidence: [String]
  /// The claims and questions it concerns, sorted.
  public var facts: [FactID]
  /// The pages it concerns, sorted.
  public var pages: [PageID]
  /// What kind of source the finding rests on, where it rests on one.
  public var evidenceClass: EvidenceClass?
  /// A change to the text that would mend it.
  public var suggestion: Suggestion?

  /// A finding of the given parts; without `end` it has no extent.
  public init(
    rule: String, severity: Severity, place: Place, end: Place? = nil, message: String,
    evidence: [String] = [], facts: [FactID] = [], pages: [PageID] = [],
    evidenceClass: EvidenceClass? = nil, suggestion: Suggestion? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.end = end ?? place
    self.message = message
    self.evidence = evidence
    self.facts = facts
    self.pages = pages
    self.evidenceClass = evidenceClass
    self.suggestion = suggestion
  }
}

/// How grave a finding is.
public enum Severity: String, Codable, CaseIterable, Sendable {
  /// The text is wrong.
  case error
  /// The text is doubtful, or could not be checked.
  case warning
  /// Worth knowing.
  case note
}

extension Severity: Comparable {
  /// The graver one is the smaller, so that it is sorted first.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// A change that mends a finding.
public struct Suggestion: Equatable, Sendable {
  /// What it does: "write the page's words".
  public var summary: String
  /// The places in the file's bytes with the text to stand there, in ascending order, none
  /// overlapping another.
  public var edits: [Edit]
  /// Whether `--fix` may make it without asking: the meaning is the page's own.
  public var isSafe: Bool

  /// A replacement of bytes by text.
  public struct Edit: Equatable, Sendable {
    /// The bytes of the file that go.
    public var bytes: Range<Int>
    /// Where they begin.
    public var start: Place
    /// Behind them.
    public var end: Place
    /// What comes.
    public var text: String

    /// An edit of the given parts.
    public init(bytes: Range<Int>, start: Place, end: Place, text: String) {
      self.bytes = bytes
      self.start = start
      self.end = end
      self.text = text
    }
  }

  /// A suggestion of the given parts.
  public init(summary: String, edits: [Edit], isSafe: Bool) {
    self.summary = summary
    self.edits = edits
    self.isSafe = isSafe
  }
}
