/// The last verdict of every claim and the standing of every question: `facts/verdicts.json`.
///
/// No time of a run stands here: a run that finds nothing new leaves the file as it is.
public struct VerdictList: Equatable, Codable, Sendable {
  /// The version of this file form.
  public var schema = 1
  /// The claims' verdicts, sorted by id.
  public var claims: [VerdictRecord]
  /// The questions' standings, sorted by id.
  public var questions: [QuestionRecord]

  /// A list of the given parts, which it sorts.
  public init(claims: [VerdictRecord] = [], questions: [QuestionRecord] = []) {
    self.claims = claims.sorted { $0.id < $1.id }
    self.questions = questions.sorted { $0.id < $1.id }
  }
}

/// A claim's last verdict.
public struct VerdictRecord: Equatable, Codable, Sendable {
  /// The claim.
  public var id: FactID
  /// The answer.
  public var verdict: VerdictState
  /// Since when the answer is that one.
  public var since: Timestamp
  /// What kind of source it rests on.
  public var evidenceClass: EvidenceClass
  /// Why it is not `holds`.
  public var reasons: [VerdictReason]
  /// The pages it was judged on, sorted.
  public var pages: [JudgedPage]

  /// A record of the given parts.
  public init(
    id: FactID, verdict: VerdictState, since: Timestamp, evidenceClass: EvidenceClass,
    reasons: [VerdictReason], pages: [JudgedPage]
  ) {
    self.id = id
    self.verdict = verdict
    self.since = since
    self.evidenceClass = evidenceClass
    self.reasons = reasons
    self.pages = pages
  }
}

/// How a question stands.
public struct QuestionRecord: Equatable, Codable, Sendable {
  /// The question.
  public var id: FactID
  /// Whether it is open, has a candidate, or is settled.
  public var status: QuestionStatus
  /// Since when it stands so.
  public var since: Timestamp
  /// The pages its watches read, sorted.
  public var pages: [JudgedPage]

  /// A record of the given parts.
  public init(id: FactID, status: QuestionStatus, since: Timestamp, pages: [JudgedPage]) {
    self.id = id
    self.status = status
    self.since = since
    self.pages = pages
  }
}

/// The standings of a question.
public enum QuestionStatus: String, Codable, CaseIterable, Sendable {
  /// Asked, and not answered: a finding of its own.
  case open
  /// A watch matched: a person has to read what it found.
  case candidate
  /// A person wrote the answer down.
  case settled
}

/// A page that was judged, and in which bytes.
public struct JudgedPage: Hashable, Codable, Sendable {
  /// The page.
  public var page: PageID
  /// The digest of its bytes; `nil` where none were read.
  public var digest: Digest?

  /// A page of the given parts.
  public init(page: PageID, digest: Digest?) {
    self.page = page
    self.digest = digest
  }
}
