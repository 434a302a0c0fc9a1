import FactModel

/// The questions as a list for an issue or a pull request.
struct QuestionMarkdownReporter: QuestionReporter {
  let name = "markdown"
  /// The most bytes that are written; GitHub takes no more than 65,536 characters.
  var limit = 60_000

  func render(_ report: QuestionReport, style: TextStyle) -> String {
    var text = "**\(report.summary)**\n"
    for (index, entry) in report.entries.enumerated() {
      let item = item(entry, asOf: report.asOf)
      guard text.utf8.count + item.utf8.count < limit else {
        return text + "\n… and \(report.entries.count - index) more, left out for length\n"
      }
      text += item
    }
    return text
  }

  private func item(_ entry: QuestionReport.Entry, asOf now: Timestamp) -> String {
    let question = entry.outcome.question
    return "\n- \(MarkdownText.code(question.id.rawValue)), **\(entry.outcome.status.rawValue)**, "
      + "asked \(question.asked) (\(counted(entry.age(asOf: now), "day")) ago)\n"
      + entry.details.map {
        "  - \($0.label): \(MarkdownText.escaped(clipped($0.text, to: 600)))\n"
      }.joined()
  }
}
