/// Writes findings in one format.
package protocol FindingReporter: Sendable {
  /// The format's name on the command line.
  var name: String { get }

  /// The whole report, ending in a line end where it is not empty; throws where a value cannot be
  /// encoded.
  func render(_ report: FindingReport, style: TextStyle) throws -> String
}

/// Every format of findings.
package let findingReporters: [any FindingReporter] = [
  FindingTextReporter(), FindingJSONReporter(), FindingJSONLinesReporter(),
  FindingMarkdownReporter(), SARIFReporter(), GitHubReporter(), JUnitReporter(),
  RDJSONReporter(),
]
