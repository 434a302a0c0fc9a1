import FactModel

/// The changes a line each, then claims and questions that they decide, then the counts.
struct UpdateTextReporter: UpdateReporter {
  let name = "text"

  func render(_ report: UpdateReport, style: TextStyle) throws -> String {
    let diff = DiffTextReporter().render(report.diff, style: style)
    let lines =
      report.failing.map { claim($0, "fails", style) }
      + report.lost.map { claim($0, "is no longer verified", style) }
      + report.undermined.map { claim($0, "lost a fact it rests on", style) }
      + report.restored.map { claim($0, "holds again", style) }
      + report.questions(.candidate).map(candidate) + report.articleLines.map(\.terminalLine)
      + openQuestions(report.questions(.open)) + [report.factSummary].compactMap(\.self)
    return diff + lines.map { "\($0)\n" }.joined()
  }

  private func claim(_ outcome: ClaimOutcome, _ word: String, _ style: TextStyle) -> String {
    let former = outcome.former.map { ", \($0.rawValue) before" } ?? ""
    let reasons = outcome.verdict.reasons.map(\.phrase).joined(separator: "; ")
    let why = reasons.isEmpty ? "" : ": \(reasons)"
    return terminalText(outcome.claim.place.description) + ": "
      + style.paint("claim \(outcome.claim.id) \(word)", .bold) + former + terminalText(why)
  }

  private func candidate(_ outcome: QuestionOutcome) -> String {
    let sentences = outcome.watches.filter { $0.state == .holds }.flatMap(\.evidence)
      .map(\.summary)
    return terminalText(
      "\(outcome.question.place): question \(outcome.question.id) has a candidate: "
        + sentences.joined(separator: "; "))
  }

  private func openQuestions(_ open: [QuestionOutcome]) -> [String] {
    open.isEmpty ? [] : ["open: \(open.map(\.question.id.rawValue).joined(separator: ", "))"]
  }
}
