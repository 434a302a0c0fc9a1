import FactModel

/// The findings as a comment on a pull request, file by file.
struct FindingMarkdownReporter: FindingReporter {
  let name = "markdown"
  /// The most bytes that are written; GitHub takes no more than 65,536 characters.
  var limit = 60_000

  func render(_ report: FindingReport, style: TextStyle) -> String {
    var text = "**\(MarkdownText.escaped(report.summary))**\n"
    var shown = 0
    var file: String?
    for finding in report.findings {
      let heading = finding.place.file == file ? "" : heading(finding.place.file)
      let line = line(for: finding)
      guard text.utf8.count + heading.utf8.count + line.utf8.count < limit else { break }
      text += heading + line
      file = finding.place.file
      shown += 1
    }
    if shown < report.findings.count {
      text += "\n… and \(report.findings.count - shown) more, left out for length\n"
    }
    return text + unchecked(report.unchecked, room: limit - text.utf8.count)
  }

  private func heading(_ file: String) -> String { "\n### \(MarkdownText.code(file))\n\n" }

  private func line(for finding: Finding) -> String {
    let evidence = finding.evidence.map {
      "  - \(MarkdownText.escaped(clipped($0, to: 500)))\n"
    }
    return "- line \(finding.place.line), **\(finding.severity.rawValue)**: "
      + "\(MarkdownText.escaped(clipped(finding.message, to: 1000))) "
      + "(\(MarkdownText.code(finding.rule)))\n" + evidence.joined()
  }

  private func unchecked(_ items: [String], room: Int) -> String {
    guard !items.isEmpty else { return "" }
    var text = "\n### Not checked (\(items.count))\n\n"
    for (index, item) in items.enumerated() {
      let line = "- \(MarkdownText.escaped(clipped(item, to: 500)))\n"
      guard text.utf8.count + line.utf8.count < room else {
        return text + "- … and \(items.count - index) more, left out for length\n"
      }
      text += line
    }
    return text
  }
}
