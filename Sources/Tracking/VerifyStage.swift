import ClaimVerification
import FactModel
import NameSuggesting
import Reporting
import Storage

/// Which claims and questions a run judges, and how.
package struct VerifyScope: Sendable {
  /// The claims and questions by name; all of them where empty.
  package var facts: [FactID]
  /// Pages not checked for that many days can show nothing.
  package var maxAgeDays: Int?
  /// Whether the verdicts are kept.
  package var writes: Bool

  /// A scope of the given bounds.
  package init(facts: [FactID] = [], maxAgeDays: Int? = nil, writes: Bool = true) {
    self.facts = facts
    self.maxAgeDays = maxAgeDays
    self.writes = writes
  }
}

extension Tracker {
  /// Judges the claims and questions of the scope on the stored pages; never asks the network.
  package func verify(_ scope: VerifyScope, now: Timestamp) async throws -> VerificationReport {
    guard scope.writes else { return try judged(scope, now: now) }
    return try await locked { try verifyLocked(scope, now: now) }
  }

  /// Judges, and keeps the verdicts. The history is written first: a change whose line a killed
  /// run has written is not written again.
  func verifyLocked(_ scope: VerifyScope, now: Timestamp) throws -> VerificationReport {
    let run = try judge(scope, now: now)
    let log = RecordLog(historyOf: workspace)
    let written = Set(try log.records().map(\.change))
    try log.append(run.book.history.filter { !written.contains($0.change) })
    try VerdictStore(workspace).put(run.book.list)
    return run.report
  }

  /// Judges and keeps nothing.
  func judged(_ scope: VerifyScope, now: Timestamp) throws -> VerificationReport {
    try judge(scope, now: now).report
  }

  private func judge(
    _ scope: VerifyScope, now: Timestamp
  ) throws -> (report: VerificationReport, book: VerdictBook) {
    let facts = try facts()
    let asked = try facts.limited(to: scope.facts)
    let reading = try PageEvidenceReading(self, maxAgeDays: scope.maxAgeDays)
    let judgement = try ClaimJudge(now: now).judgement(of: facts.withPremises(of: asked)) { page in
      try Task.checkCancellation()
      return try reading.evidence(of: page)
    }
    var book = VerdictBook(after: try VerdictStore(workspace).list(), of: facts, now: now)
    let report = book.enter(judgement, of: asked, asOf: now)
    return (report, book)
  }
}

extension VerdictBook {
  /// Enters what was judged of the facts, and tells it.
  fileprivate mutating func enter(
    _ judgement: Judgement, of facts: FactBase, asOf now: Timestamp
  ) -> VerificationReport {
    let verdicts = Dictionary(
      judgement.claims.map { ($0.claim, $0.verdict) }, uniquingKeysWith: { first, _ in first })
    let watches = Dictionary(
      judgement.questions.map { ($0.question, $0.watches) },
      uniquingKeysWith: { first, _ in first })
    var report = VerificationReport(asOf: now, claims: [], questions: [])
    for claim in facts.claims {
      guard let verdict = verdicts[claim.id] else { continue }
      report.claims.append(enter(claim, verdict))
    }
    for question in facts.questions {
      report.questions.append(enter(question, (watches[question.id] ?? []).map(\.verdict)))
    }
    return report
  }
}

extension FactBase {
  /// The claims and questions of these names, all of them where there are none.
  fileprivate func limited(to names: [FactID]) throws(TrackingError) -> FactBase {
    guard !names.isEmpty else { return self }
    let known = claims.map(\.id) + questions.map(\.id)
    for name in names where !known.contains(name) {
      throw .unknownFact(
        name, nearest: nearestName(to: name.rawValue, among: known.map(\.rawValue)))
    }
    return FactBase(
      claims: claims.filter { names.contains($0.id) },
      questions: questions.filter { names.contains($0.id) })
  }

  /// The facts with all that they rest on.
  fileprivate func withPremises(of facts: FactBase) -> FactBase {
    let byID = Dictionary(claims.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var needed = Set(facts.claims.map(\.id))
    var open = facts.claims.flatMap(\.restsOn)
    while let id = open.popLast() {
      if needed.insert(id).inserted { open += byID[id]?.restsOn ?? [] }
    }
    return FactBase(claims: needed.compactMap { byID[$0] }, questions: facts.questions)
  }
}

extension HistoryRecord {
  /// The change without its moment.
  fileprivate struct Change: Hashable {
    var fact: FactID?
    var what: String
    var before: String?
    var after: String?
    var pages: [PageStep]
  }

  fileprivate var change: Change {
    Change(fact: fact, what: what, before: before, after: after, pages: pages)
  }
}
