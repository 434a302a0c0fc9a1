import FactDiffing
import FactModel

/// The text of the pull request that a scheduled job opens: what is hit first, the quiet majority
/// last, in one line.
package struct UpdateMarkdownReporter: UpdateReporter {
  package let name = "markdown"
  /// The most bytes that are written; GitHub takes no more than 65,536 characters.
  var limit = 60_000

  package init() {}

  package func render(_ report: UpdateReport, style: TextStyle) -> String {
    var page = LimitedMarkdown(limit: limit)
    page.add("<!-- docfacts: update -->\n**\(headline(report))**\n")
    page.add(section: "Hit", hits(report))
    for (title, isAvailability) in [("Upper bounds and availability", true), ("Pages", false)] {
      let groups = report.diff.groups.filter { group in
        group.first.severity != .noise
          && group.first.kind.rawValue.hasPrefix("availability") == isAvailability
      }
      page.add(section: title, groups.map(change))
    }
    page.add(section: "Not checked", unchecked(report))
    page.add(section: "Open questions", report.questions(.open).map(question))
    page.add(section: "Quiet", quiet(report))
    return page.text
  }

  private func headline(_ report: UpdateReport) -> String {
    let parts = [
      (report.failing.count, "failing claim"), (report.lost.count, "claim no longer verified"),
      (report.questions(.candidate).count, "question with a candidate"),
      (report.articleLines.count, "article line concerned"),
    ]
    let hit = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return (hit + [report.diff.summary]).joined(separator: ", ")
  }

  private func hits(_ report: UpdateReport) -> [String] {
    report.failing.map { claim($0, "fails") }
      + report.lost.map { claim($0, "is no longer verified") }
      + report.restored.map { claim($0, "holds again") }
      + report.questions(.candidate).map(candidate) + report.articleLines.map(\.markdownItem)
  }

  private func claim(_ outcome: ClaimOutcome, _ word: String) -> String {
    let former = outcome.former.map { ", \($0.rawValue) before" } ?? ""
    let details = outcome.verdict.reasons.map(\.phrase) + outcome.verdict.evidence.map(\.summary)
    return "- \(MarkdownText.code(outcome.claim.id.rawValue)) **\(word)**\(former): "
      + MarkdownText.escaped(outcome.claim.says) + details.map(detail).joined()
  }

  private func candidate(_ outcome: QuestionOutcome) -> String {
    let found = outcome.watches.filter { $0.state == .holds }.flatMap(\.evidence)
    return "- \(MarkdownText.code(outcome.question.id.rawValue)) **has a candidate**: "
      + MarkdownText.escaped(outcome.question.asks) + found.map { detail($0.summary) }.joined()
  }

  private func detail(_ text: String) -> String {
    "\n  - \(MarkdownText.escaped(clipped(text, to: 500)))"
  }

  private func change(_ group: ChangeGroup) -> String { DiffMarkdownReporter().line(group) }

  private func unchecked(_ report: UpdateReport) -> [String] {
    report.diff.uncompared.map {
      "- \(MarkdownText.code($0.page.rawValue)): \(MarkdownText.escaped($0.reason))"
    } + (report.verification?.unreadPages ?? []).map { "- \(MarkdownText.escaped($0.description))" }
  }

  private func question(_ outcome: QuestionOutcome) -> String {
    "- \(MarkdownText.code(outcome.question.id.rawValue)) (asked \(outcome.question.asked)): "
      + MarkdownText.escaped(outcome.question.asks)
  }

  private func quiet(_ report: UpdateReport) -> [String] {
    let noise = report.diff.groups.filter { $0.first.severity == .noise }
    let kinds = noise.map { "\($0.first.kind.rawValue) on \(counted($0.pages.count, "page"))" }
    let noisy = kinds.isEmpty ? [] : ["- noise: \(listed(kinds, showing: 10))"]
    return ["- \(counted(report.diff.unchanged, "page")) unchanged"]
      + [report.factSummary].compactMap(\.self).map { "- \($0)" } + noisy
  }
}
