import FactDiffing
import FactModel

/// A line a change, for terminals: `page: severity: message [kind]`.
struct DiffTextReporter: DiffReporter {
  let name = "text"

  func render(_ report: DiffReport, style: TextStyle) -> String {
    let changes = report.groups.map { line($0, style) }
    let skipped = report.uncompared.map {
      "\(terminalText($0.page.rawValue)): not compared: \(terminalText($0.reason))"
    }
    let lines = report.articleLines.map(\.terminalLine)
    let states = "\(terminalText(report.from)) to \(terminalText(report.to))"
    return (["\(states): \(report.summary)"] + changes + skipped + lines).joined(separator: "\n")
      + "\n"
  }

  private func line(_ group: ChangeGroup, _ style: TextStyle) -> String {
    let change = group.first
    return "\(pages(of: group)): \(severity(change.severity, style)): "
      + "\(style.text(phrase(for: group))) \(style.paint("[\(change.kind.rawValue)]", .dim))"
  }

  private func pages(of group: ChangeGroup) -> String {
    let names = listed(group.pages.lazy.map { terminalText($0.rawValue) })
    return group.pages.count > 3 ? "\(names) (\(group.pages.count) pages)" : names
  }

  private func severity(_ severity: ChangeSeverity, _ style: TextStyle) -> String {
    severity == .loud ? style.paint(severity.rawValue, .bold) : severity.rawValue
  }
}
