import FactModel
import RecordLinting
import Testing

@Suite struct WorkspaceRuleTests {
  @Test func aPageSetIsNamedByAClaimOrAQuestion() throws {
    var sources = sampleSources
    sources.pageSets = ["named": [page("apple/pots")], "watched": [page("apple/pots")], "left": []]
    func scope(_ name: String) -> PageScope { PageScope(set: name, pages: [page("apple/pots")]) }
    var subject = subject(
      [claim("a", .not(absent("x", on: scope("named"))))],
      questions: [question("q", watch: [.all([absent("x", on: scope("watched"))])])],
      sources: sources)
    let place = Place(file: "facts/sources.yml", line: 9, column: 3)
    subject.places.pageSets["left"] = place
    #expect(
      try messages("orphan-page-set", subject)
        == ["the page set 'left' is named by no claim and no question"])
    #expect(RecordLinter().findings(in: subject).contains { $0.place == place })
  }

  @Test func aFileBelongsToAWatchedPage() throws {
    let findings = RecordLinter().findings(
      in: subject(orphans: ["facts/pages/apple/cups.json", "snapshots/apple/cups.md"]))
    #expect(findings.map(\.rule) == ["orphan-file", "orphan-file"])
    #expect(
      findings.map(\.place.file) == ["facts/pages/apple/cups.json", "snapshots/apple/cups.md"])
  }

  private func mend(_ bytes: String, _ canonical: String) throws -> (Finding, String) {
    let file = WrittenFile(name: "f", bytes: Array(bytes.utf8), canonical: Array(canonical.utf8))
    let finding = try #require(RecordLinter().findings(in: subject(files: [file])).first)
    let edit = try #require(finding.suggestion?.edits.first)
    var mended = file.bytes
    mended.replaceSubrange(edit.bytes, with: Array(edit.text.utf8))
    return (finding, String(decoding: mended, as: UTF8.self))
  }

  @Test(arguments: [
    ("a\nb\nc\n", "a\nB\nc\n"), ("a\nb\n", "a\nb\nc\n"), ("a\nb\nc\n", "a\nc\n"),
    ("a\nb", "a\nb\n"),
    ("", "a\n"), ("a\n", ""), ("a\r\nb\r\n", "a\nb\n"), ("a\na\na\n", "a\na\n"),
    ("é\n", "e\u{301}\n"),
    ("x\na\nb\n", "y\na\nb\n"), ("\n\n", "\n"), ("ab", "b"),
  ])
  func theSuggestionMakesTheFileWhatTheToolWouldWrite(bytes: String, canonical: String) throws {
    let (finding, mended) = try mend(bytes, canonical)
    #expect(Array(mended.utf8) == Array(canonical.utf8))
    #expect(finding.rule == "not-canonical" && finding.suggestion?.isSafe == true)
  }

  @Test func namesTheLinesThatDifferAndNoOthers() throws {
    let (finding, _) = try mend("a\nb\nc\nd\n", "a\nx\ny\nd\n")
    #expect(finding.place == Place(file: "f", line: 2, column: 1))
    #expect(finding.end == Place(file: "f", line: 4, column: 1))
    #expect(finding.message == "from line 2 on the file is not what the tool would write")
    #expect(finding.suggestion?.edits.first?.text == "x\ny\n")
  }

  @Test func saysNothingOfAFileThatIsAsTheToolWouldWriteIt() throws {
    let file = WrittenFile(name: "f", bytes: [0x61], canonical: [0x61])
    #expect(try messages("not-canonical", subject(files: [file])).isEmpty)
  }
}
