import TestSupport
import Testing

struct ExplainCommandTests {
  private let facts: TeaFacts

  init() throws { facts = try TeaFacts() }

  private func explain(_ words: String...) throws -> ToolOutcome {
    try facts.tool.run(["explain"] + words + ["--now", "2026-10-12T00:00:00Z"])
  }

  @Test func goesFromTheClaimToTheBytes() throws {
    let outcome = try explain("lid-needed")
    #expect(outcome.code == 0, "\(outcome.errors)")
    for words in [
      "A kettle needs its lid.", "facts/claims/tea.yml:14:9",
      "\(facts.site.server.base)teakettle/kettle",
      "2026-10-11T05:00:00Z", "snapshots/", "commit: ",
    ] {
      #expect(outcome.output.contains(words), "\(words) in \(outcome.output)")
    }
  }

  @Test func namesWhoReliesOnIt() throws {
    let outcome = try explain("store-no-size")
    for words in ["lid-and-store", "store-ceiling", "articles/tea.md:5:1"] {
      #expect(outcome.output.contains(words), "\(words) in \(outcome.output)")
    }
  }

  @Test func explainsAQuestionToo() throws {
    #expect(try explain("store-ceiling").output.contains("One sentence with a number."))
  }

  @Test func doesNotKnowWhatNobodyWroteDown() throws {
    #expect(try explain("lid").code == 64)
  }
}
