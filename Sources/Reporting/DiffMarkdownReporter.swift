import FactDiffing
import FactModel

/// The comparison as the text of a pull request.
struct DiffMarkdownReporter: DiffReporter {
  let name = "markdown"
  /// The most bytes that are written; GitHub takes no more than 65,536 characters.
  var limit = 60_000

  func render(_ report: DiffReport, style: TextStyle) -> String {
    let states = "\(MarkdownText.code(report.from)) to \(MarkdownText.code(report.to))"
    var page = LimitedMarkdown(limit: limit, head: "**\(report.summary)**, \(states).\n")
    page.add(section: "Article lines concerned", report.articleLines.lazy.map(\.markdownItem))
    for (title, severity) in [
      ("Loud", ChangeSeverity.loud), ("Changes", .normal), ("Noise", .noise),
    ] {
      let groups = report.groups.filter { $0.first.severity == severity }
      page.add(section: title, groups.lazy.map { line($0) })
    }
    let skipped = report.uncompared.lazy.map {
      "- \(MarkdownText.code($0.page.rawValue)): \(MarkdownText.escaped($0.reason))"
    }
    page.add(section: "Not comparable", skipped)
    return page.text
  }

  /// A group of changes as an item of a list; a loud one says so where its section does not.
  func line(_ group: ChangeGroup, marksLoud: Bool = false) -> String {
    let names = listed(group.pages.lazy.map { MarkdownText.code($0.rawValue) })
    let pages = group.pages.count > 3 ? "\(names) (\(group.pages.count) pages)" : names
    let loud = marksLoud && group.first.severity == .loud ? "**loud:** " : ""
    return "- \(loud)\(MarkdownText.text(phrase(for: group))) — \(pages)"
  }
}
