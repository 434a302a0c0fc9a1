import FactModel

/// Without a text that it must not match, nobody sees that a pattern takes too much.
struct PatternWithoutNearMissRule: LintRule {
  let name = "pattern-without-near-miss"
  let summary = "A pattern has no 'near-miss'."
  let severity = Severity.note

  func findings(in subject: LintSubject) -> [Finding] {
    findings(in: subject.facts) { predicate in
      predicate.patterns.first { $0.nearMisses.isEmpty }.map {
        "the pattern '\($0.expression.shortened)' has no 'near-miss': "
          + "a text close to its mark that it must not match"
      }
    }
  }
}
