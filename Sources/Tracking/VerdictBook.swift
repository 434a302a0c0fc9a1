import FactModel
import Reporting

/// Enters verdicts beside those of the last run: since when each is what it is, and what changed.
struct VerdictBook {
  private let now: Timestamp
  private let formerClaims: [FactID: VerdictRecord]
  private let formerQuestions: [FactID: QuestionRecord]
  private var claims: [FactID: VerdictRecord]
  private var questions: [FactID: QuestionRecord]
  /// What changed, in the order it was entered.
  private(set) var history: [HistoryRecord] = []

  /// The book of the last run, with the facts that are still recorded.
  init(after former: VerdictList, of facts: FactBase, now: Timestamp) {
    self.now = now
    formerClaims = Dictionary(former.claims.map { ($0.id, $0) }) { first, _ in first }
    formerQuestions = Dictionary(former.questions.map { ($0.id, $0) }) { first, _ in first }
    let kept = (Set(facts.claims.map(\.id)), Set(facts.questions.map(\.id)))
    claims = formerClaims.filter { kept.0.contains($0.key) }
    questions = formerQuestions.filter { kept.1.contains($0.key) }
  }

  /// The list to be kept.
  var list: VerdictList {
    VerdictList(claims: Array(claims.values), questions: Array(questions.values))
  }

  /// Enters a claim's verdict.
  mutating func enter(_ claim: Claim, _ verdict: Verdict) -> ClaimOutcome {
    let former = formerClaims[claim.id]
    let changed = former?.verdict != verdict.state
    let record = VerdictRecord(
      id: claim.id, verdict: verdict.state, since: changed ? now : former?.since ?? now,
      evidenceClass: verdict.evidenceClass, reasons: verdict.reasons, pages: verdict.judgedPages)
    claims[claim.id] = record
    if changed {
      note(
        "verdict", claim.id, former?.verdict.rawValue, verdict.state.rawValue,
        from: former?.pages ?? [], to: record.pages)
    }
    return ClaimOutcome(
      claim: claim, verdict: verdict, since: record.since,
      former: changed ? former?.verdict : nil, formerReasons: former?.reasons)
  }

  /// Enters how a question stands after its watches were judged.
  mutating func enter(_ question: Question, _ watches: [Verdict]) -> QuestionOutcome {
    let former = formerQuestions[question.id]
    let status = question.status(after: watches)
    let changed = former?.status != status
    let record = QuestionRecord(
      id: question.id, status: status, since: changed ? now : former?.since ?? now,
      pages: Set(watches.flatMap(\.judgedPages)).sorted { $0.page < $1.page })
    questions[question.id] = record
    if changed {
      note(
        "question", question.id, former?.status.rawValue, status.rawValue,
        from: former?.pages ?? [], to: record.pages)
    }
    return QuestionOutcome(
      question: question, status: status, since: record.since, watches: watches,
      former: changed ? former?.status : nil)
  }

  private mutating func note(
    _ what: String, _ fact: FactID, _ before: String?, _ after: String,
    from former: [JudgedPage], to present: [JudgedPage]
  ) {
    let old = Dictionary(former.map { ($0.page, $0.digest) }) { first, _ in first }
    history.append(
      HistoryRecord(
        at: now, what: what, fact: fact, before: before, after: after,
        pages: present.map {
          HistoryRecord.PageStep(page: $0.page, before: old[$0.page] ?? nil, after: $0.digest)
        }))
  }
}

extension Question {
  /// Only a person settles a question; a watch that matches makes a candidate.
  fileprivate func status(after watches: [Verdict]) -> QuestionStatus {
    if settlement != nil { return .settled }
    return watches.contains { $0.state == .holds } ? .candidate : .open
  }
}

extension Verdict {
  /// The pages it was judged on, with their bytes, as they are kept.
  fileprivate var judgedPages: [JudgedPage] {
    searched.map { JudgedPage(page: $0.page, digest: $0.digest) }
  }
}
