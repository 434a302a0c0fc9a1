import FactModel

/// JUnit's XML, as CI servers read it: a suite for each file, a failed case for each finding, a
/// passed one for a file without.
struct JUnitReporter: FindingReporter {
  let name = "junit"

  func render(_ report: FindingReport, style: TextStyle) -> String {
    let byFile = Dictionary(grouping: report.findings, by: \.place.file)
    let files = Set(byFile.keys).union(report.files.map(\.path)).sorted()
    let suites = files.map { suite(file: $0, byFile[$0] ?? []) }
    let failures = report.findings.count
    let cases = files.reduce(0) { $0 + max(1, byFile[$1]?.count ?? 0) }
    let unchecked = uncheckedSuite(report.unchecked)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"docfacts \(xml(report.command))\" "
      + "tests=\"\(cases + report.unchecked.count)\" failures=\"\(failures)\" "
      + "errors=\"\(report.unchecked.count)\">\n" + suites.joined() + unchecked
      + "</testsuites>\n"
  }

  private func suite(file: String, _ findings: [Finding]) -> String {
    let cases =
      findings.isEmpty
      ? "    <testcase classname=\"\(xml(file))\" name=\"no findings\"/>\n"
      : findings.map(testCase).joined()
    return "  <testsuite name=\"\(xml(file))\" tests=\"\(max(1, findings.count))\" "
      + "failures=\"\(findings.count)\" errors=\"0\">\n" + cases + "  </testsuite>\n"
  }

  private func testCase(for finding: Finding) -> String {
    let place = "\(finding.place.line):\(finding.place.column)"
    let body =
      (["\(finding.place): \(finding.severity.rawValue): \(finding.message)"]
      + finding.evidence).joined(separator: "\n")
    return "    <testcase classname=\"\(xml(finding.place.file))\" "
      + "name=\"\(xml(finding.rule)) at \(place)\">\n"
      + "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(xml(finding.message))\">"
      + "\(xml(body))</failure>\n    </testcase>\n"
  }

  private func uncheckedSuite(_ items: [String]) -> String {
    guard !items.isEmpty else { return "" }
    let cases = items.map {
      "    <testcase classname=\"not checked\" name=\"\(xml($0))\">\n"
        + "      <error message=\"not checked\"/>\n    </testcase>\n"
    }
    return "  <testsuite name=\"not checked\" tests=\"\(items.count)\" failures=\"0\" "
      + "errors=\"\(items.count)\">\n" + cases.joined() + "  </testsuite>\n"
  }

  /// The text with what XML reserves escaped and what XML forbids left out.
  private func xml(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n": "&#10;"
      case _ where scalar.isPlain && scalar.value != 0xFFFE && scalar.value != 0xFFFF:
        String(scalar)
      default: ""
      }
    }.joined()
  }
}
