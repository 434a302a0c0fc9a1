import FactModel

/// A question that nothing is watched for is forgotten; a note says why it must be so.
struct QuestionWithoutWatchRule: LintRule {
  let name = "question-without-watch"
  let summary = "An open question watches no page and has no 'note' that says why."
  let severity = Severity.note

  func findings(in subject: LintSubject) -> [Finding] {
    subject.facts.questions
      .filter { $0.settlement == nil && $0.watch.isEmpty && $0.note == nil }
      .map { finding($0, "nothing is watched for the question, and no 'note' says why") }
  }
}
