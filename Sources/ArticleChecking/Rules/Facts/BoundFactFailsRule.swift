import FactModel

/// A sentence rests on a recorded claim that fails.
struct BoundFactFailsRule: FindingRule {
  let name = "bound-fact-fails"
  let summary = "A text is tied to a claim that fails."
  let severity = Severity.error
  let failing = "The page promises a kite. <!-- fact: kite-promised -->"
  let passing = "The page gives no size. <!-- fact: userinfo-no-size -->"

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.facts.compactMap { fact in
      guard case .claim(let claim) = fact.meaning, let verdict = fact.verdict,
        verdict.state == .fails
      else { return nil }
      let since = verdict.since.map { " since \($0)" } ?? ""
      return examination.finding(
        self, at: fact, "the fact \(claim.id) fails\(since): \(claim.says)",
        evidence: verdict.reasons.map(\.detail), facts: [claim.id],
        pages: claim.predicate?.pages ?? [], evidenceClass: verdict.evidenceClass)
    }
  }
}
