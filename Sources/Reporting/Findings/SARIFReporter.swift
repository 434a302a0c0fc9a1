import FactModel

/// SARIF 2.1.0, as code-scanning services read it; columns count Unicode code points.
struct SARIFReporter: FindingReporter {
  let name = "sarif"

  func render(_ report: FindingReport, style: TextStyle) throws -> String {
    try jsonText(SARIFLog(report))
  }
}

/// The document, key by key as the standard names them.
private struct SARIFLog: Encodable {
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [SARIFRun]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  init(_ report: FindingReport) { runs = [SARIFRun(report)] }
}

private struct SARIFRun: Encodable {
  var tool: Tool
  var columnKind = "unicodeCodePoints"
  var results: [SARIFResult]
  var invocations: [Invocation]

  struct Tool: Encodable { var driver: Driver }

  struct Driver: Encodable {
    var name = "docfacts"
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: SARIFMessage
  }

  struct Invocation: Encodable {
    var executionSuccessful = true
    var toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    var level = "warning"
    var message: SARIFMessage
  }

  init(_ report: FindingReport) {
    let named = Dictionary(
      report.rules.map { ($0.name, $0.summary) }, uniquingKeysWith: { first, _ in first })
    let rules = Set(named.keys).union(report.findings.map(\.rule)).sorted()
    tool = Tool(
      driver: Driver(
        rules: rules.map {
          Rule(id: $0, shortDescription: SARIFMessage(text: named[$0] ?? $0))
        }))
    results = report.findings.map(SARIFResult.init)
    invocations = [
      Invocation(
        toolExecutionNotifications: report.unchecked.map {
          Notification(message: SARIFMessage(text: "not checked: \($0)"))
        })
    ]
  }
}

private struct SARIFMessage: Encodable { var text: String }

private struct SARIFResult: Encodable {
  var ruleId: String
  var level: String
  var message: SARIFMessage
  var locations: [Location]
  var fixes: [Fix]?

  struct Location: Encodable { var physicalLocation: PhysicalLocation }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }

  struct ArtifactLocation: Encodable { var uri: String }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    var endColumn: Int

    init(_ start: Place, _ end: Place) {
      startLine = start.line
      startColumn = start.column
      endLine = end.line
      endColumn = end.column
    }
  }

  struct Fix: Encodable {
    var description: SARIFMessage
    var artifactChanges: [Change]
  }

  struct Change: Encodable {
    var artifactLocation: ArtifactLocation
    var replacements: [Replacement]
  }

  struct Replacement: Encodable {
    var deletedRegion: Region
    var insertedContent: SARIFMessage
  }

  init(_ finding: Finding) {
    let artifact = ArtifactLocation(uri: relativeURI(finding.place.file))
    ruleId = finding.rule
    level = finding.severity.rawValue
    message = SARIFMessage(
      text: ([finding.message] + finding.evidence).joined(separator: "\n"))
    locations = [
      Location(
        physicalLocation: PhysicalLocation(
          artifactLocation: artifact, region: Region(finding.place, finding.end)))
    ]
    fixes = finding.suggestion.map { suggestion in
      [
        Fix(
          description: SARIFMessage(text: suggestion.summary),
          artifactChanges: [
            Change(
              artifactLocation: artifact,
              replacements: suggestion.edits.map {
                Replacement(
                  deletedRegion: Region($0.start, $0.end),
                  insertedContent: SARIFMessage(text: $0.text))
              })
          ])
      ]
    }
  }
}

/// The path with what a URI reserves percent-encoded; a colon in its first part would be a scheme.
private func relativeURI(_ path: String) -> String {
  path.utf8.map { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      return String(UnicodeScalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.utf8.count < 2 ? "0" : "") + digits
    }
  }.joined()
}
