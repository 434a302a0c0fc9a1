import FactModel
import RecordReading
import Testing

@Suite struct HostileFactTests {
  private func problems(_ text: String) -> [RecordProblem] {
    let file = FactBaseReader.File(name: "c", bytes: Array(text.utf8))
    do throws(RecordError) {
      _ = try FactBaseReader(sources: teaSources).read(claims: [file], questions: [])
      return []
    } catch {
      return error.problems
    }
  }

  @Test func takesNoAliasesAndNoAnchors() {
    #expect(
      problems("claims: &c [*c]").map(\.description)
        == [
          "c:1:9: anchors such as '&c' are not taken (remove it, or put text that begins with '&' in quotes)"
        ])
  }

  @Test func refusesChecksThatAreNestedTooDeep() {
    let deep = String(repeating: "not: { ", count: 100) + String(repeating: "}", count: 100)
    let found = problems("claims: [{ id: a, says: So., \(deep) }]")
    #expect(found.map(\.message) == ["more than 64 levels of nesting"])
    let shallow = String(repeating: "not: { ", count: 50) + String(repeating: "}", count: 50)
    #expect(problems("claims: [{ id: a, says: So., \(shallow) }]").count == 1)
  }

  @Test(.timeLimit(.minutes(3))) func readsVeryManyClaimsInLinearTime() throws {
    let check = "absent: { pages: china, pattern: x, control: x }"
    let lines = (0..<20_000).map { number in
      "- { id: c\(number), says: So., recorded: 2026-10-11, \(check), rests-on: [c\(number + 1)] }\n"
    }
    let text = "claims:\n" + lines.joined() + "- { id: c20000, says: So., evidence: lead }\n"
    #expect(problems(text).isEmpty)
  }

  @Test(.timeLimit(.minutes(3))) func tellsVeryManyWrongNamesInLinearTime() throws {
    let lines = (0..<5_000).map { number in
      "- { id: c\(number), says: So., quote: { page: tea/pos\(number), text: x },"
        + " rests-on: [d\(number)] }\n"
    }
    let found = problems("claims:\n" + lines.joined())
    #expect(found.count == 10_000)
    #expect(found.first?.hint == "did you mean 'tea/pots'?")
  }

  @Test func isReadOrRefusedWhereverTheTextIsCut() {
    let text = """
      claims:
        - id: a
          says: "So é."
          recorded: [2026-09-23, 2026-10-11]
          all:
            - availability: { pages: china, iOS: { until: none }, macOS: absent }
            - not: { quote: { page: tea/pots, text: 'x' } }
      """
    let bytes = Array(text.utf8)
    let lines = bytes.count { $0 == 0x0A } + 1
    for end in bytes.indices {
      do throws(RecordError) {
        _ = try ClaimFileReader(file: "c", sources: teaSources).read(Array(bytes[..<end]))
      } catch {
        #expect(!error.problems.isEmpty && error.problems.allSatisfy { $0.place.line <= lines })
      }
    }
  }
}
