import FactDiffing
import FactModel

/// The comparison as the text of a pull request.
struct DiffMarkdownReporter: DiffReporter {
  let name = "markdown"
  /// The most bytes that are written; GitHub takes no more than 65,536 characters.
  var limit = 60_000

  func render(_ report: DiffReport, style: TextStyle) -> String {
    let states = "\(MarkdownText.code(report.from)) to \(MarkdownText.code(report.to))"
    var text = "**\(report.summary)**, \(states).\n"
    for (title, severity) in [
      ("Loud", ChangeSeverity.loud), ("Changes", .normal), ("Noise", .noise),
    ] {
      add(
        report.groups.filter { $0.first.severity == severity }.lazy.map(line), under: title,
        to: &text)
    }
    let skipped = report.uncompared.lazy.map {
      "- \(MarkdownText.code($0.page.rawValue)): \(MarkdownText.escaped($0.reason))"
    }
    add(skipped, under: "Not comparable", to: &text)
    return text
  }

  /// Adds as many lines as the limit allows and says how many it did not.
  private func add(
    _ lines: some Collection<String>, under title: String, to text: inout String
  ) {
    guard !lines.isEmpty else { return }
    text += "\n### \(title) (\(lines.count))\n\n"
    for (index, line) in lines.enumerated() {
      guard text.utf8.count + line.utf8.count < limit else {
        text += "- … and \(lines.count - index) more, left out for length\n"
        return
      }
      text += line + "\n"
    }
  }

  private func line(_ group: ChangeGroup) -> String {
    let names = listed(group.pages.lazy.map { MarkdownText.code($0.rawValue) })
    let pages = group.pages.count > 3 ? "\(names) (\(group.pages.count) pages)" : names
    return "- \(MarkdownText.text(phrase(for: group))) — \(pages)"
  }
}
