import FactModel

/// A negative says more than what was looked at.
struct NegativeWidenedRule: FindingRule {
  let name = "negative-widened"
  let summary = "A negative reaches further than the pages that it is recorded for."
  let severity = Severity.warning
  let failing = "Apple never documents the size of `NSUserActivity.userInfo`."
  let passing = "The `NSUserActivity.userInfo` page mentions no size."

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.negatives.compactMap { negative in
      guard case .widened(let claim, let scope) = negative.status else { return nil }
      let pages = claim.predicate?.pages ?? []
      let recorded = pages.map(\.rawValue).joined(separator: ", ")
      return examination.finding(
        self, at: negative.statement.range, in: negative.statement.sentence.block,
        "speaks of \(negative.statement.scope.phrase); \(claim.id) is recorded for \(scope.phrase)",
        evidence: ["\(claim.id): \(claim.says)"]
          + (recorded.isEmpty ? [] : ["searched: \(recorded)"]),
        facts: [claim.id], pages: pages,
        evidenceClass: examination.context.verdicts[claim.id]?.evidenceClass)
    }
  }
}
