/// What was found of a claim or a watch: three-valued, with its reasons and all that was read for it.
public struct Verdict: Equatable, Sendable {
  /// The answer.
  public var state: VerdictState
  /// Why it fails or is unverified, the gravest first; empty where it holds.
  public var reasons: [VerdictReason]
  /// The places on pages that show it, in the order of pages and places.
  public var evidence: [Evidence]
  /// Every page that was read or should have been, sorted.
  public var searched: [SearchedPage]
  /// What kind of source it rests on.
  public var evidenceClass: EvidenceClass

  /// A verdict of the given parts.
  public init(
    _ state: VerdictState, reasons: [VerdictReason] = [], evidence: [Evidence] = [],
    searched: [SearchedPage] = [], evidenceClass: EvidenceClass
  ) {
    self.state = state
    self.reasons = reasons
    self.evidence = evidence
    self.searched = searched
    self.evidenceClass = evidenceClass
  }
}

/// The three answers. Nothing is true because nothing was found.
public enum VerdictState: String, Codable, CaseIterable, Sendable {
  /// The pages say so.
  case holds
  /// The pages say otherwise.
  case fails
  /// The pages could not tell.
  case unverified
}

/// Why a verdict is not `holds`.
public struct VerdictReason: Hashable, Codable, Sendable {
  /// The short word for machines.
  public var code: Code
  /// The page it concerns.
  public var page: PageID?
  /// A sentence part for people: what was expected and what was found.
  public var detail: String

  /// A reason of the given parts.
  public init(_ code: Code, on page: PageID? = nil, _ detail: String) {
    self.code = code
    self.page = page
    self.detail = detail
  }

  /// The short words.
  public enum Code: String, Codable, CaseIterable, Sendable {
    // Why it fails.
    /// The page says otherwise than the claim.
    case differs
    /// What must be there is not.
    case missing
    /// What must not be there is.
    case found
    /// The page is there and must not be, or the other way round.
    case existence

    // Why it is unverified.
    /// No bytes of the page were ever stored.
    case neverFetched = "never-fetched"
    /// The page's bytes are not on this machine: the source keeps evidence only.
    case notOnThisMachine = "not-on-this-machine"
    /// The page was not checked for longer than its source or the user allows.
    case stale
    /// The server says that the page is gone.
    case notFound = "not-found"
    /// The stored body is a page that asks for something else: a challenge, a login.
    case blocked
    /// The page needs a script to show its text.
    case notRendered = "not-rendered"
    /// The page is another one than was asked for.
    case identity
    /// The stored body is cut, not UTF-8, or otherwise broken.
    case damaged
    /// The page has no machine-readable header, or no availability in it.
    case noHeader = "no-header"
    /// The pattern does not match its control, or matches a near miss.
    case controlFailed = "control-failed"
    /// The pattern took more steps than allowed.
    case patternTooCostly = "pattern-too-costly"
    /// The pages that are compared were not checked within one window.
    case datesApart = "dates-apart"
    /// A fact that it rests on fails or is unverified itself.
    case premise
    /// The quotation cannot be judged on that page: too short, ambiguous.
    case undecided
    /// No machine can check it.
    case noMachineCheck = "no-machine-check"
  }
}
