import FactModel

/// What a run's changes hit: claims, questions and lines of articles, a Markdown item each.
struct HitList {
  private let report: UpdateReport

  init(_ report: UpdateReport) { self.report = report }

  var items: [String] {
    report.failing.map { claim($0, "fails") }
      + report.lost.map { claim($0, "is no longer verified") }
      + report.undermined.map { claim($0, "lost a fact it rests on") }
      + report.questions(.candidate).map(candidate) + report.wrongLines.map(\.markdownItem)
      + report.restored.map { claim($0, "holds again") }
  }

  private func claim(_ outcome: ClaimOutcome, _ word: String) -> String {
    let former = outcome.former.map { ", \($0.rawValue) before" } ?? ""
    let details = outcome.verdict.reasons.map(\.phrase) + outcome.verdict.evidence.map(\.summary)
    return "- \(MarkdownText.code(outcome.claim.id.rawValue)) **\(word)**\(former): "
      + MarkdownText.escaped(clipped(outcome.claim.says, to: 500)) + lines(details)
  }

  private func candidate(_ outcome: QuestionOutcome) -> String {
    let found = outcome.watches.filter { $0.state == .holds }.flatMap(\.evidence)
    return "- \(MarkdownText.code(outcome.question.id.rawValue)) **has a candidate**: "
      + MarkdownText.escaped(clipped(outcome.question.asks, to: 500))
      + lines(found.map(\.summary))
  }

  private func lines(_ details: [String]) -> String {
    let shown = details.prefix(Self.most).map {
      "\n  - \(MarkdownText.escaped(clipped($0, to: 500)))"
    }
    let rest = details.count - shown.count
    return shown.joined() + (rest > 0 ? "\n  - … and \(rest) more" : "")
  }

  /// How many reasons and sentences of one claim or question are shown.
  private static let most = 10
}
