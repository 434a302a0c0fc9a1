import FactModel

/// `path:line:col: level: message [rule]`, the evidence indented below, and a summary at the end.
struct FindingTextReporter: FindingReporter {
  let name = "text"

  func render(_ report: FindingReport, style: TextStyle) -> String {
    let lines =
      report.findings.flatMap { described($0, style) }
      + report.unchecked.map { "not checked: \(terminalText($0))" } + [report.summary]
    return lines.map { $0 + "\n" }.joined()
  }

  private func described(_ finding: Finding, _ style: TextStyle) -> [String] {
    let place = "\(terminalText(finding.place.file)):\(finding.place.line):\(finding.place.column)"
    let head =
      "\(place): \(word(for: finding.severity, style)): \(terminalText(finding.message)) "
      + style.paint("[\(finding.rule)]", .dim)
    return [head] + finding.evidence.map { "  \(terminalText($0))" }
      + (finding.suggestion.map { ["  suggestion: \(terminalText($0.summary))"] } ?? [])
  }

  private func word(for severity: Severity, _ style: TextStyle) -> String {
    switch severity {
    case .error: style.paint(severity.rawValue, .red)
    case .warning: style.paint(severity.rawValue, .bold)
    case .note: severity.rawValue
    }
  }
}
