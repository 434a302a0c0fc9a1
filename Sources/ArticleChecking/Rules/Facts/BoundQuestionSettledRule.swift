import FactModel

/// A sentence calls a question open that has been settled.
struct BoundQuestionSettledRule: FindingRule {
  let name = "bound-question-settled"
  let summary = "A text is tied to an open question that is settled by now."
  let severity = Severity.warning
  let failing = "Nobody knows how long the tail is. <!-- fact: tail-length -->"
  let passing = "Nobody knows what comes first. <!-- fact: delegate-precedence -->"

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.facts.compactMap { fact in
      guard case .question(let question) = fact.meaning, let settled = question.settlement else {
        return nil
      }
      return examination.finding(
        self, at: fact,
        "the question \(question.id) was settled on \(settled.on): \(settled.answer)",
        facts: [question.id] + settled.claims)
    }
  }
}
