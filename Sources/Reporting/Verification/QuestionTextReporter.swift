import FactModel

/// A paragraph a question, for terminals.
struct QuestionTextReporter: QuestionReporter {
  let name = "text"

  func render(_ report: QuestionReport, style: TextStyle) -> String {
    let lines = report.entries.flatMap { described($0, asOf: report.asOf, style) }
    return (lines + [report.summary]).map { $0 + "\n" }.joined()
  }

  private func described(
    _ entry: QuestionReport.Entry, asOf now: Timestamp, _ style: TextStyle
  ) -> [String] {
    let outcome = entry.outcome
    let head =
      "\(outcome.question.place): \(style.paint(outcome.question.id.rawValue, .bold)): "
      + "\(outcome.status.rawValue), asked \(outcome.question.asked) "
      + "(\(counted(entry.age(asOf: now), "day")) ago)"
    let details = entry.details.map { "\($0.label): \($0.text)" }
    return ([head] + details.map { "  \($0)" }).map(terminalText)
  }
}

extension QuestionReport.Entry {
  /// What there is to be told below the head, each with its label.
  var details: [(label: String, text: String)] {
    [("asks", outcome.question.asks), ("settled by", outcome.question.settledBy)]
      + near.map { ("near", nearLine($0)) } + watchLines
      + candidates.map { ("candidate", $0.summary) } + settlementLines
  }

  private func nearLine(_ claim: ClaimOutcome) -> String {
    "\(claim.claim.id) (\(claim.verdict.evidenceClass.rawValue), "
      + "\(claim.verdict.state.rawValue)): \(claim.claim.says)"
  }

  private var watchLines: [(label: String, text: String)] {
    guard !outcome.watches.isEmpty else {
      return [("watch", "nothing a machine can watch; looked at by hand only")]
    }
    let checked = outcome.lastChecked.map { ", all checked since \($0)" } ?? ""
    let unread = self.unread.isEmpty ? "" : "; not read: \(listed(self.unread.map(\.rawValue)))"
    return [("watch", "\(counted(read, "page")) read\(checked)\(unread)")]
  }

  private var settlementLines: [(label: String, text: String)] {
    outcome.question.settlement.map { [("answer", "\($0.answer) (settled \($0.on))")] } ?? []
  }
}
