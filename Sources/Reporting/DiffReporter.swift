/// Writes a comparison in one format.
package protocol DiffReporter: Sendable {
  /// The format's name on the command line.
  var name: String { get }

  /// The whole report, ending in a line end; throws where a value cannot be encoded.
  func render(_ report: DiffReport, style: TextStyle) throws -> String
}

/// Every format of a comparison.
package let diffReporters: [any DiffReporter] = [
  DiffTextReporter(), DiffJSONReporter(), DiffMarkdownReporter(),
]
