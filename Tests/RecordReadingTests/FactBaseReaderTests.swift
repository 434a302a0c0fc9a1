import FactModel
import RecordReading
import Testing

@Suite struct FactBaseReaderTests {
  /// Each file's text by its name; those whose names begin with `q` hold questions.
  private func read(_ files: KeyValuePairs<String, String>) throws(RecordError) -> FactBase {
    let files = files.map { FactBaseReader.File(name: $0.key, bytes: Array($0.value.utf8)) }
    return try FactBaseReader(sources: teaSources).read(
      claims: files.filter { !$0.name.hasPrefix("q") },
      questions: files.filter { $0.name.hasPrefix("q") })
  }

  private func problems(_ files: KeyValuePairs<String, String>) -> [String] {
    do throws(RecordError) {
      _ = try read(files)
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  private func claims(_ items: String...) -> String {
    "claims:\n" + items.map { "  - { says: So., evidence: inference, \($0) }\n" }.joined()
  }

  private func questions(_ items: String...) -> String {
    "questions:\n"
      + items.map { "  - { asks: Why?, settled-by: X., asked: 2026-09-23, \($0) }\n" }.joined()
  }

  @Test func mergesFilesAndSortsTheirFacts() throws {
    let base = try read([
      "b.yml": claims("id: a, rests-on: [c, b]"), "a.yml": claims("id: c", "id: b"),
      "q.yml": questions("id: q, near: [a]"),
    ])
    #expect(base.claims.map(\.id.rawValue) == ["a", "b", "c"])
    #expect(base.questions.map(\.id.rawValue) == ["q"])
    #expect(base.claims[0].place.file == "b.yml")
  }

  @Test func hasNoFactsWithoutFiles() throws {
    #expect(try read([:]) == FactBase())
  }

  @Test func namesTheFirstOfTwoEqualIDsWhateverFilesTheyStandIn() {
    #expect(
      problems(["b.yml": claims("id: a"), "a.yml": claims("id: b", "id: a")])
        == ["b.yml:2:43: the id 'a' occurs twice, first in a.yml at line 3"])
    #expect(
      problems(["a.yml": claims("id: a"), "q.yml": questions("id: a")])
        == ["q.yml:2:58: the id 'a' occurs twice, first in a.yml at line 2"])
  }

  @Test func findsNamesOfClaimsThatDoNotExist() {
    #expect(
      problems([
        "a.yml": claims("id: lid-size, rests-on: [lid-sice]"),
        "q.yml": questions("id: lid-why, near: [lid-size, lid-why, nothing]"),
      ]) == [
        "a.yml:2:64: 'rests-on' names the unknown claim 'lid-sice' (did you mean 'lid-size'?)",
        "q.yml:2:84: 'lid-why' is a question, 'near' names claims",
        "q.yml:2:93: 'near' names the unknown claim 'nothing'",
      ])
  }

  @Test func doesNotMissAClaimThatIsThereButHasProblems() {
    #expect(
      problems(["a.yml": claims("id: a, rests-on: [b]", "id: b, recorded: never")])
        == ["a.yml:3:56: expected a date such as '2026-10-11', found 'never'"])
    #expect(
      problems(["a.yml": claims("id: a, rests-on: [b]"), "b.yml": "claims: ["])
        == ["b.yml:1:10: did not find expected node content (while parsing a flow node at 1:10)"])
  }

  @Test func findsClaimsThatRestOnThemselves() {
    #expect(
      problems(["a.yml": claims("id: a, rests-on: [a]")])
        == ["a.yml:2:57: the claim 'a' rests on itself"])
    #expect(
      problems([
        "a.yml": claims("id: a, rests-on: [b]", "id: b, rests-on: [c]"),
        "b.yml": claims("id: c, rests-on: [b]", "id: d, rests-on: [a]"),
      ]) == ["b.yml:2:57: the claims rest on each other: b → c → b"])
  }

  @Test func tellsTheProblemsOfAllFilesByPlace() {
    #expect(
      problems([
        "b.yml": "claims: []", "a.yml": claims("id: A", "id: a, rests-on: [x]"),
        "q.yml": "questions: 1",
      ]).map { String($0.prefix { $0 != " " }) } == [
        "a.yml:2:43:", "a.yml:3:57:", "b.yml:1:9:", "q.yml:1:12:",
      ])
  }
}
