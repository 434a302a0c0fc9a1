import FactModel
import Reporting
import Testing

struct FindingTextTests {
  @Test func writesPlaceLevelMessageAndRuleAndTheEvidenceBelow() throws {
    let counts = [FindingReport.Count("quotations", 2)]
    #expect(
      try rendered("text", report([wrongFigure, undated], counts: counts)) == """
        docs/kites, part 1.md:1:1: warning: the archived page is quoted without its revision date \
        [archived-quote-undated]
        docs/kites, part 1.md:3:15: error: the page has no such sentence [quote-not-found]
          kit/kite: "Kites fly up to 80 m."
          suggestion: write the page's words
        check: 1 error, 1 warning, 0 notes, 2 quotations

        """)
  }

  @Test func isNeverSilentAboutWhatWasNotChecked() throws {
    #expect(
      try rendered("text", report([], unchecked: ["kit/kite: never-fetched"])) == """
        not checked: kit/kite: never-fetched
        check: 0 errors, 0 warnings, 0 notes, not complete: 1 item not checked

        """)
  }

  @Test(arguments: ["text", "json", "jsonl", "github", "junit", "sarif", "rdjson", "markdown"])
  func writesNoControlCharactersWhateverAPageHolds(format: String) throws {
    let text = try rendered(format, report([hostile]))
    #expect(
      !text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
  }

  @Test(arguments: findingReporters.map(\.name))
  func writesTheSameBytesInWhateverOrderFindingsCome(format: String) throws {
    let findings = [wrongFigure, undated, hostile]
    #expect(
      try rendered(format, report(findings)) == rendered(format, report(findings.reversed())))
  }
}
