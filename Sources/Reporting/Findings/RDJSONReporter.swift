import FactModel

/// Reviewdog's diagnostic format: columns count UTF-8 bytes from 1, ends are exclusive.
struct RDJSONReporter: FindingReporter {
  let name = "rdjson"

  func render(_ report: FindingReport, style: TextStyle) throws -> String {
    let files = Dictionary(
      report.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return try jsonText(
      Document(diagnostics: report.findings.map { Diagnostic($0, file: files[$0.place.file]) }))
  }

  private struct Document: Encodable {
    var source = ["name": "docfacts"]
    var diagnostics: [Diagnostic]
  }

  private struct Diagnostic: Encodable {
    var message: String
    var location: Location
    var severity: String
    var code: [String: String]
    var suggestions: [Replacement]?

    init(_ finding: Finding, file: CheckedFile?) {
      message = ([finding.message] + finding.evidence).joined(separator: "\n")
      location = Location(path: finding.place.file, range: Extent(finding.place, finding.end, file))
      severity =
        switch finding.severity {
        case .error: "ERROR"
        case .warning: "WARNING"
        case .note: "INFO"
        }
      code = ["value": finding.rule]
      suggestions = finding.suggestion?.edits.map {
        Replacement(range: Extent($0.start, $0.end, file), text: $0.text)
      }
    }
  }

  private struct Location: Encodable {
    var path: String
    var range: Extent
  }

  private struct Replacement: Encodable {
    var range: Extent
    var text: String
  }

  private struct Extent: Encodable {
    var start: Position
    var end: Position

    init(_ start: Place, _ end: Place, _ file: CheckedFile?) {
      self.start = Position(start, file)
      self.end = Position(end, file)
    }
  }

  private struct Position: Encodable {
    var line: Int
    var column: Int

    init(_ place: Place, _ file: CheckedFile?) {
      line = place.line
      column =
        file?.byteColumn(line: place.line, scalarColumn: place.column) ?? place.column
    }
  }
}
