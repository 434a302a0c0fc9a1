import FactModel
import Reporting

extension Tracker {
  /// The questions of these names, or all that are open or have a candidate, with what is known
  /// near them. Judged now; nothing is kept.
  package func questions(
    _ names: [FactID], listsSettled: Bool, now: Timestamp
  ) async throws -> QuestionReport {
    let report = try await verify(VerifyScope(writes: false), now: now)
    let claims = Dictionary(
      report.claims.map { ($0.claim.id, $0) }, uniquingKeysWith: { first, _ in first })
    try check(names, among: report.questions.map(\.question.id))
    let listed = report.questions.filter { outcome in
      names.isEmpty
        ? listsSettled || outcome.status != .settled : names.contains(outcome.question.id)
    }
    return QuestionReport(
      asOf: now,
      entries: listed.map { outcome in
        QuestionReport.Entry(
          outcome: outcome, near: outcome.question.near.compactMap { claims[$0] })
      })
  }

  private func check(_ names: [FactID], among questions: [FactID]) throws(TrackingError) {
    for name in names where !questions.contains(name) { throw .unknownFact(name, nearest: nil) }
  }
}
