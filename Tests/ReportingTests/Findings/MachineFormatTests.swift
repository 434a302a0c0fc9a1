import FactModel
import Reporting
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What reviewdog reads of a result, as far as these tests look.
private struct Diagnostics: Decodable {
  var diagnostics: [Diagnostic]

  struct Diagnostic: Decodable {
    var severity: String
    var location: Location
    var suggestions: [Replacement]?
  }
  struct Location: Decodable {
    var path: String
    var range: Extent
  }
  struct Replacement: Decodable {
    var range: Extent
    var text: String
  }
  struct Extent: Decodable {
    var start: Position
    var end: Position
    var columns: [Int] { [start.column, end.column] }
  }
  struct Position: Decodable { var column: Int }
}

/// What a code-scanning service reads of a result, as far as these tests look.
private struct ScanLog: Decodable {
  var version: String
  var runs: [Run]

  struct Run: Decodable {
    var columnKind: String
    var tool: Tool
    var results: [Result]
  }
  struct Tool: Decodable { var driver: Driver }
  struct Driver: Decodable { var rules: [Rule] }
  struct Rule: Decodable { var id: String }
  struct Result: Decodable { var locations: [Location] }
  struct Location: Decodable { var physicalLocation: PhysicalLocation }
  struct PhysicalLocation: Decodable {
    var artifactLocation: [String: String]
    var region: [String: Int]
  }
}

struct MachineFormatTests {
  @Test func rdjsonCountsColumnsInBytes() throws {
    let result: Diagnostics = try decoded("rdjson", report([wrongFigure]))
    let diagnostic = try #require(result.diagnostics.first)
    #expect(diagnostic.location.path == kites.path)
    // Scalars of 3, 2 and 4 bytes lie before the 15th column, one of 3 within.
    #expect(diagnostic.location.range.columns == [21, 34])
    #expect(diagnostic.suggestions?.map(\.text) == ["80"])
    #expect(diagnostic.suggestions?.first?.range.columns == [27, 29])
    #expect(diagnostic.severity == "ERROR")
  }

  @Test func sarifCountsColumnsInCodePointsAndSaysSo() throws {
    let log: ScanLog = try decoded("sarif", report([wrongFigure, undated]))
    #expect(log.version == "2.1.0")
    let run = try #require(log.runs.first)
    #expect(run.columnKind == "unicodeCodePoints")
    let place = try #require(run.results.last?.locations.first?.physicalLocation)
    #expect(place.region["startColumn"] == 15)
    #expect(place.artifactLocation["uri"] == "docs/kites%2C%20part%201.md")
    #expect(run.tool.driver.rules.map(\.id) == ["archived-quote-undated", "quote-not-found"])
    #expect(try rendered("sarif", report([], unchecked: ["kit/a: stale"])).contains("kit/a: stale"))
  }

  @Test func junitNamesEveryFileAndEscapesWhatXMLReserves() throws {
    let text = try rendered(
      "junit", report([wrongFigure, hostile], unchecked: ["kit/a: <stale>"]))
    #expect(text.contains(#"<testsuites name="docfacts check" tests="3" failures="2" errors="1">"#))
    #expect(text.contains("50% [31mred[0m, &lt;b&gt;&amp;&quot;'&#10;::error::x"))
    #expect(text.contains(#"name="kit/a: &lt;stale&gt;""#))
    let clean = try rendered("junit", report([]))
    #expect(clean.contains(#"<testcase classname="docs/kites, part 1.md" name="no findings"/>"#))
  }

  @Test func markdownIsNoLongerThanACommentMayBe() throws {
    let many = (1...3000).map {
      Finding(
        rule: "quote-not-found", severity: .error, place: place($0, 1),
        message: String(repeating: "<x> ", count: 10))
    }
    let text = try rendered("markdown", report(many))
    #expect(text.unicodeScalars.count < 65_536)
    #expect(text.hasSuffix("more, left out for length\n"))
    #expect(!text.contains("<x>"))
  }

  private func decoded<Document: Decodable>(
    _ format: String, _ report: FindingReport
  ) throws -> Document {
    try JSONDecoder().decode(Document.self, from: Data(try rendered(format, report).utf8))
  }
}
