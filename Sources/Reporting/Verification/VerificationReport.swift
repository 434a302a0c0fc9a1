import FactModel

/// Every claim and question judged at one moment.
package struct VerificationReport: Sendable {
  /// When they were judged.
  package var asOf: Timestamp
  /// The claims' outcomes, sorted by id.
  package var claims: [ClaimOutcome]
  /// The questions' outcomes, sorted by id.
  package var questions: [QuestionOutcome]

  /// A report of the given parts, which it sorts.
  package init(asOf: Timestamp, claims: [ClaimOutcome], questions: [QuestionOutcome]) {
    self.asOf = asOf
    self.claims = claims.sorted { $0.claim.id < $1.claim.id }
    self.questions = questions.sorted { $0.question.id < $1.question.id }
  }

  /// How many claims have the verdict.
  package func count(of state: VerdictState) -> Int {
    claims.count { $0.verdict.state == state }
  }

  /// Whether every claim that a machine can check was checked, and every watch.
  package var isComplete: Bool { unreadPages.isEmpty && claims.allSatisfy(\.isDecided) }

  /// The pages that kept a claim or a watch from being judged, with the reason and how many facts
  /// each keeps, sorted.
  package var unreadPages: [MissingPage] {
    var facts: [MissingPage.Key: Set<FactID>] = [:]
    for (id, reasons) in claims.map({ ($0.claim.id, $0.verdict.reasons) })
      + questions.map({ ($0.question.id, $0.watches.flatMap(\.reasons)) })
    {
      for reason in reasons where reason.code.isOfPage {
        guard let page = reason.page else { continue }
        facts[MissingPage.Key(page: page, code: reason.code), default: []].insert(id)
      }
    }
    return facts.map { MissingPage(key: $0, facts: $1.count) }
      .sorted { ($0.key.page, $0.key.code.rawValue) < ($1.key.page, $1.key.code.rawValue) }
  }
}

/// A claim and what came of it.
package struct ClaimOutcome: Sendable {
  package var claim: Claim
  package var verdict: Verdict
  /// Since when the verdict is that one.
  package var since: Timestamp
  /// The verdict before, where this run changed it.
  package var former: VerdictState?
  /// Why the verdict before was not `holds`; `nil` where it was never judged before.
  package var formerReasons: [VerdictReason]?

  /// An outcome of the given parts.
  package init(
    claim: Claim, verdict: Verdict, since: Timestamp, former: VerdictState? = nil,
    formerReasons: [VerdictReason]? = nil
  ) {
    self.claim = claim
    self.verdict = verdict
    self.since = since
    self.former = former
    self.formerReasons = formerReasons
  }

  /// Whether it was judged, or is one that no machine can check.
  package var isDecided: Bool {
    verdict.state != .unverified || verdict.reasons.allSatisfy { $0.code == .noMachineCheck }
  }

  /// What this run took from under it: premises that did not fail it before.
  package var newPremiseReasons: [VerdictReason] {
    guard let formerReasons else { return [] }
    return verdict.reasons.filter { $0.code == .premise && !formerReasons.contains($0) }
  }
}

/// A question and how it stands.
package struct QuestionOutcome: Sendable {
  package var question: Question
  package var status: QuestionStatus
  /// Since when it stands so.
  package var since: Timestamp
  /// The verdict of each watch, in the order of the file.
  package var watches: [Verdict]
  /// How it stood before, where this run changed it.
  package var former: QuestionStatus?

  /// An outcome of the given parts.
  package init(
    question: Question, status: QuestionStatus, since: Timestamp, watches: [Verdict],
    former: QuestionStatus? = nil
  ) {
    self.question = question
    self.status = status
    self.since = since
    self.watches = watches
    self.former = former
  }

  /// When the pages of its watches were last confirmed, the longest ago; `nil` where one never was
  /// or nothing is watched.
  package var lastChecked: Timestamp? {
    let pages = watches.flatMap(\.searched)
    let moments = pages.compactMap(\.checked)
    return moments.count == pages.count ? moments.min() : nil
  }
}

/// A page that could not be read for claims and watches.
package struct MissingPage: Sendable {
  struct Key: Hashable, Sendable {
    var page: PageID
    var code: VerdictReason.Code
  }

  var key: Key
  /// How many claims and questions it keeps from being judged.
  var facts: Int

  /// The page, why, and what hangs on it, in a line.
  package var description: String {
    "\(key.page): \(key.code.rawValue), \(counted(facts, "fact")) not judged"
  }
}

extension VerdictReason.Code {
  /// Whether it is the page that could not be read, rather than the claim that could not be judged.
  fileprivate var isOfPage: Bool {
    switch self {
    case .neverFetched, .notOnThisMachine, .stale, .notFound, .blocked, .notRendered, .identity,
      .damaged, .noHeader:
      true
    case .differs, .missing, .found, .existence, .controlFailed, .patternTooCostly, .datesApart,
      .undecided, .premise, .noMachineCheck:
      false
    }
  }
}
