import FactModel

/// A claim is no stronger than what it rests on.
struct EvidencePromotedRule: LintRule {
  let name = "evidence-promoted"
  let summary = "A claim is given a stronger evidence class than what it rests on has."
  let severity = Severity.error

  func findings(in subject: LintSubject) -> [Finding] {
    let evidence = ClaimEvidence(subject.facts, PageEvidence(subject.sources))
    return subject.facts.claims.compactMap { claim in
      guard let declared = claim.evidence, let limit = evidence.limits[claim.id],
        declared > limit.evidence
      else { return nil }
      return finding(
        claim,
        "the claim is given as '\(declared.rawValue)', but rests on \(limit.reason): "
          + "it is '\(limit.evidence.rawValue)' at most")
    }
  }
}
