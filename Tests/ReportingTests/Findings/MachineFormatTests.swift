import FactModel
import Foundation
import Reporting
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct MachineFormatTests {
  @Test func rdjsonCountsColumnsInBytes() throws {
    let document = try json("rdjson", report([wrongFigure]))
    let diagnostic = try #require((document["diagnostics"] as? [[String: Any]])?.first)
    let location = try #require(diagnostic["location"] as? [String: Any])
    #expect(location["path"] as? String == kites.path)
    // Scalars of 3, 2 and 4 bytes lie before the 15th column, one of 3 within.
    #expect(columns(location["range"]) == [21, 34])
    let suggestion = try #require((diagnostic["suggestions"] as? [[String: Any]])?.first)
    #expect(suggestion["text"] as? String == "80")
    #expect(columns(suggestion["range"]) == [27, 29])
    #expect(diagnostic["severity"] as? String == "ERROR")
  }

  @Test func sarifCountsColumnsInCodePointsAndSaysSo() throws {
    let document = try json("sarif", report([wrongFigure, undated], unchecked: ["kit/a: stale"]))
    #expect(document["version"] as? String == "2.1.0")
    let run = try #require((document["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let results = try #require(run["results"] as? [[String: Any]])
    let physical = try #require(
      ((results[1]["locations"] as? [[String: Any]])?.first?["physicalLocation"])
        as? [String: Any])
    #expect((physical["region"] as? [String: Int])?["startColumn"] == 15)
    #expect(
      (physical["artifactLocation"] as? [String: String])?["uri"]
        == "docs/kites%2C%20part%201.md")
    let rules = try #require(
      ((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"]
        as? [[String: Any]])
    #expect(
      rules.compactMap { $0["id"] as? String } == ["archived-quote-undated", "quote-not-found"])
    #expect(try rendered("sarif", report([], unchecked: ["kit/a: stale"])).contains("kit/a: stale"))
  }

  @Test func junitNamesEveryFileAndIsWellFormed() throws {
    let text = try rendered(
      "junit", report([wrongFigure, hostile], unchecked: ["kit/a: <stale>"]))
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse())
    #expect(text.contains(#"<testsuites name="docfacts check" tests="3" failures="2" errors="1">"#))
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

  private func json(_ format: String, _ report: FindingReport) throws -> [String: Any] {
    let data = Data(try rendered(format, report).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func columns(_ range: Any?) -> [Int] {
    let range = range as? [String: [String: Int]]
    return [range?["start"]?["column"], range?["end"]?["column"]].compactMap { $0 }
  }
}
