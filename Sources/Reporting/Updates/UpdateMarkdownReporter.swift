import FactDiffing
import FactModel

/// The text of the pull request that a scheduled job opens: what is hit first, then upper bounds
/// and availability, the other changes by kind, what could not be checked, and the quiet majority
/// last, in one line.
package struct UpdateMarkdownReporter: UpdateReporter {
  package let name = "markdown"
  /// The most bytes that are written; GitHub takes no more than 65,536 characters.
  package var limit = 60_000

  /// By this line a job finds the text that it wrote before, and replaces it.
  package static let marker = "<!-- docfacts: update -->"

  package init(limit: Int = 60_000) { self.limit = limit }

  package func render(_ report: UpdateReport, style: TextStyle) -> String {
    var page = LimitedMarkdown(limit: limit, head: "\(Self.marker)\n**\(headline(report))**\n")
    let hits = HitList(report).items
    page.add(section: "Hit", hits)
    let changes = report.diff.groups.filter { $0.isWorthALine }
    page.add(
      section: "Upper bounds and availability", changes.filter(\.isOfAvailability).map(line))
    let others = changes.filter { !$0.isOfAvailability }
    page.add(
      section: "Text and structure", ChangesByKind(others).items,
      of: others.reduce(0) { $0 + $1.changes.count })
    page.add(section: "Lines to read again", report.standingLines.map(\.markdownItem))
    page.add(
      section: "Not checked", UncheckedList(report).items, of: UncheckedList(report).count)
    page.add(section: "Open questions", report.questions(.open).map(question))
    return page.text + "\n\(QuietLine(report).text)\n"
  }

  private func headline(_ report: UpdateReport) -> String {
    let parts = [
      (report.failing.count, "failing claim", ""),
      (report.lost.count, "claim", " no longer verified"),
      (report.undermined.count, "claim", " that lost a fact to rest on"),
      (report.questions(.candidate).count, "question", " with a candidate"),
      (report.wrongLines.count, "article line", " wrong now"),
      (report.standingLines.count, "article line", " to read again"),
    ]
    let hit = parts.filter { $0.0 > 0 }.map { counted($0.0, $0.1) + $0.2 }
    return (hit + [report.diff.summary]).joined(separator: ", ")
  }

  private func line(_ group: ChangeGroup) -> String {
    DiffMarkdownReporter().line(group, marksLoud: true)
  }

  private func question(_ outcome: QuestionOutcome) -> String {
    "- \(MarkdownText.code(outcome.question.id.rawValue)) (asked \(outcome.question.asked)): "
      + MarkdownText.escaped(clipped(outcome.question.asks, to: 500))
  }
}

extension ChangeGroup {
  /// Whether it is about the rows of the availability header.
  fileprivate var isOfAvailability: Bool { first.kind.rawValue.hasPrefix("availability.") }

  /// A floating bound is quiet, and yet what many claims state.
  fileprivate var isWorthALine: Bool {
    first.severity != .noise || first.kind == .upperBoundFloated
  }
}
