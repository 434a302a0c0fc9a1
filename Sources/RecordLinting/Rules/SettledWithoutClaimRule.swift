import FactModel

/// An answer that no claim holds is checked by nobody.
struct SettledWithoutClaimRule: LintRule {
  let name = "settled-without-claim"
  let summary = "A settled question names no claim that holds its answer."
  let severity = Severity.note

  func findings(in subject: LintSubject) -> [Finding] {
    subject.facts.questions
      .filter { $0.settlement?.claims.isEmpty ?? false }
      .map { finding($0, "the question is settled, and no claim holds its answer") }
  }
}
