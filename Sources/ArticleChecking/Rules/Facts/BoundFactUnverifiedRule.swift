import FactModel

/// A sentence rests on a recorded claim that nothing decides at present.
struct BoundFactUnverifiedRule: FindingRule {
  let name = "bound-fact-unverified"
  let summary = "A text is tied to a claim that could not be verified."
  let severity = Severity.warning
  let failing = "The page promises a tail. <!-- fact: tail-promised -->"
  let passing = "The page gives no size. <!-- fact: userinfo-no-size -->"

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.facts.compactMap { fact in
      guard case .claim(let claim) = fact.meaning, claim.predicate != nil,
        fact.verdict?.state ?? .unverified == .unverified
      else { return nil }
      let reason = fact.verdict?.reasons.first.map { "\($0.code.rawValue), \($0.detail)" }
      return examination.finding(
        self, at: fact, "the fact \(claim.id) is unverified: \(reason ?? "it was never judged")",
        facts: [claim.id], pages: claim.predicate?.pages ?? [],
        evidenceClass: fact.verdict?.evidenceClass)
    }
  }
}
