import FactModel

/// The findings for machines, in one document.
struct FindingJSONReporter: FindingReporter {
  let name = "json"

  func render(_ report: FindingReport, style: TextStyle) throws -> String {
    try jsonText(
      Document(
        command: report.command, complete: report.isComplete,
        counts: Dictionary(
          report.counts.map { ($0.noun, $0.number) }, uniquingKeysWith: { $0 + $1 }),
        findings: report.findings.map(EncodedFinding.init), unchecked: report.unchecked))
  }

  private struct Document: Encodable {
    var schema = 1
    var command: String
    var complete: Bool
    var counts: [String: Int]
    var findings: [EncodedFinding]
    var unchecked: [String]
  }
}

/// The findings for machines, a line each, and a last line with the counts.
struct FindingJSONLinesReporter: FindingReporter {
  let name = "jsonl"

  func render(_ report: FindingReport, style: TextStyle) throws -> String {
    let lines = try report.findings.map { try jsonLine(EncodedFinding($0)) }
    let counts = Dictionary(
      report.counts.map { ($0.noun, $0.number) }, uniquingKeysWith: { $0 + $1 })
    let end = Summary(
      command: report.command, complete: report.isComplete, findings: report.findings.count,
      counts: counts, unchecked: report.unchecked)
    return try lines.joined() + jsonLine(end)
  }

  private struct Summary: Encodable {
    var command: String
    var complete: Bool
    var findings: Int
    var counts: [String: Int]
    var unchecked: [String]
  }
}

/// A finding as JSON holds it.
struct EncodedFinding: Encodable {
  var rule: String
  var severity: Severity
  var file: String
  var line: Int
  var column: Int
  var endLine: Int
  var endColumn: Int
  var message: String
  var evidence: [String]
  var evidenceClass: EvidenceClass?
  var facts: [FactID]
  var pages: [PageID]
  var suggestion: EncodedSuggestion?

  init(_ finding: Finding) {
    rule = finding.rule
    severity = finding.severity
    file = finding.place.file
    line = finding.place.line
    column = finding.place.column
    endLine = finding.end.line
    endColumn = finding.end.column
    message = finding.message
    evidence = finding.evidence
    evidenceClass = finding.evidenceClass
    facts = finding.facts
    pages = finding.pages
    suggestion = finding.suggestion.map(EncodedSuggestion.init)
  }
}

/// A suggestion as JSON holds it: byte ranges count from 0 and leave their end out.
struct EncodedSuggestion: Encodable {
  var summary: String
  var safe: Bool
  var edits: [Edit]

  struct Edit: Encodable {
    var start: Int
    var end: Int
    var text: String
  }

  init(_ suggestion: Suggestion) {
    summary = suggestion.summary
    safe = suggestion.isSafe
    edits = suggestion.edits.map {
      Edit(start: $0.bytes.lowerBound, end: $0.bytes.upperBound, text: $0.text)
    }
  }
}
