import FactModel

/// A verdict that outlived its claim: the next run of `verify` leaves it out.
struct OrphanVerdictRule: LintRule {
  let name = "orphan-verdict"
  let summary = "A verdict stands for a claim or question that is no longer recorded."
  let severity = Severity.warning

  func findings(in subject: LintSubject) -> [Finding] {
    subject.orphanVerdicts.map { verdict in
      var finding = finding(
        at: verdict.place, "no claim and no question is called '\(verdict.fact)' any more")
      finding.facts = [verdict.fact]
      return finding
    }
  }
}
