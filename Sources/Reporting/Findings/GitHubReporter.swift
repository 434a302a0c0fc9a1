import FactModel

/// Annotations of GitHub Actions, as workflow commands.
///
/// GitHub shows ten errors, ten warnings and ten notices a step and drops the rest without a word,
/// so no more are written and a last line says what was left out.
struct GitHubReporter: FindingReporter {
  let name = "github"
  private let shown = 10

  func render(_ report: FindingReport, style: TextStyle) -> String {
    let lines = Severity.allCases.flatMap { severity in
      report.findings.filter { $0.severity == severity }.prefix(shown).map(command)
    }
    let unshown = report.findings.count - lines.count
    let rest = unshown > 0 ? ["\(counted(unshown, "finding")) not shown as annotations"] : []
    let unchecked = report.unchecked.map { "not checked: \(terminalText($0))" }
    return (lines + unchecked.map(quoted) + rest + [quoted(report.summary)])
      .map { $0 + "\n" }.joined()
  }

  private func command(for finding: Finding) -> String {
    let extent =
      finding.end.line == finding.place.line && finding.end.column > finding.place.column
      ? ",endColumn=\(finding.end.column)" : ""
    let message = ([finding.message] + finding.evidence).map(terminalText).joined(separator: "\n")
    return "::\(word(for: finding.severity)) file=\(property(finding.place.file)),"
      + "line=\(finding.place.line),col=\(finding.place.column),"
      + "endLine=\(finding.end.line)\(extent),title=\(property(finding.rule))::"
      + escaped(message)
  }

  private func word(for severity: Severity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }

  /// A line of ours that cannot be taken for a command.
  private func quoted(_ line: String) -> String {
    line.hasPrefix("::") || line.hasPrefix("##[") ? " \(line)" : line
  }

  private func property(_ text: String) -> String {
    escaped(terminalText(text), also: [":": "%3A", ",": "%2C"])
  }

  private func escaped(_ text: String, also: [Unicode.Scalar: String] = [:]) -> String {
    let escapes = also.merging(["%": "%25", "\r": "%0D", "\n": "%0A"]) { $1 }
    return text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}
