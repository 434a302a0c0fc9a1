import FactModel

/// What a page of the maker says, a machine can look up again.
struct ClaimWithoutCheckRule: LintRule {
  let name = "claim-without-check"
  let summary = "A claim that rests on pages has no check."
  let severity = Severity.warning

  func findings(in subject: LintSubject) -> [Finding] {
    subject.facts.claims.compactMap { claim in
      guard claim.predicate == nil, let evidence = claim.evidence, evidence.isOfPages
      else { return nil }
      return finding(
        claim, "the claim is given as '\(evidence.rawValue)', and no check looks at a page")
    }
  }
}
