import FactModel

/// A negative is stated that is recorded and fails.
struct NegativeContradictedRule: FindingRule {
  let name = "negative-contradicted"
  let summary = "A page is said not to say something, and the recorded negative fails."
  let severity = Severity.error
  let failing = "The `NSUserActivity.userInfo` page mentions no colour."
  let passing = "The `NSUserActivity.userInfo` page mentions no size."

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.negatives.compactMap { negative in
      guard case .contradicted(let claim, let verdict) = negative.status else { return nil }
      let since = verdict.since.map { " since \($0)" } ?? ""
      return examination.finding(
        self, at: negative.statement.range, in: negative.statement.sentence.block,
        "the recorded negative \(claim.id) fails\(since)",
        evidence: ["\(claim.id): \(claim.says)"] + verdict.reasons.map(\.detail),
        facts: [claim.id], pages: claim.predicate?.pages ?? [],
        evidenceClass: verdict.evidenceClass)
    }
  }
}
