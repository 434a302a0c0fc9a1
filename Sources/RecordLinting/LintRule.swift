import FactModel

/// One thing that can be wrong with the records; a rule a file, listed in `LintRules.all`.
package protocol LintRule: Sendable {
  /// The name that findings and options use.
  var name: String { get }
  /// What it finds, in a line.
  var summary: String { get }
  /// How grave its findings are.
  var severity: Severity { get }
  /// What it finds, in any order.
  func findings(in subject: LintSubject) -> [Finding]
}

extension LintRule {
  /// A finding at a claim.
  func finding(_ claim: Claim, _ message: String, others: [Claim] = []) -> Finding {
    Finding(
      rule: name, severity: severity, place: claim.place, message: message,
      evidence: others.map { "\($0.place): \($0.id)" },
      facts: ([claim] + others).map(\.id).sorted(), pages: claim.predicate?.pages ?? [])
  }

  /// A finding at a question.
  func finding(_ question: Question, _ message: String) -> Finding {
    Finding(
      rule: name, severity: severity, place: question.place, message: message,
      facts: [question.id], pages: question.pages)
  }

  /// A finding at a place that belongs to no fact.
  func finding(at place: Place, _ message: String, pages: [PageID] = []) -> Finding {
    Finding(rule: name, severity: severity, place: place, message: message, pages: pages)
  }
}
