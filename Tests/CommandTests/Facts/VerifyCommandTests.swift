import Testing

struct VerifyCommandTests {
  private let facts: TeaFacts

  init() throws { facts = try TeaFacts() }

  private func verify(_ words: String...) throws -> ToolOutcome {
    try facts.tool.run(["verify"] + words + ["--now", "2026-10-12T00:00:00Z"])
  }

  @Test func judgesEveryClaimAndQuestionAndCountsThem() throws {
    let outcome = try verify()
    #expect(outcome.code == 0, "what no machine can check is said, and keeps nobody from going on")
    #expect(
      outcome.output.contains(
        "5 claims, 4 holds, 0 fails, 1 unverified, 1 without a machine check"),
      "\(outcome.output)")
    #expect(outcome.output.contains("1 open, 0 candidate, 0 settled"))
  }

  @Test func judgesTheNamedClaimsAlone() throws {
    let outcome = try verify("delegate-bound", "scene-no-bound")
    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(outcome.output.contains("2 claims, 2 holds, 0 fails"))
  }

  @Test func doesNotKnowAClaimThatNobodyWroteDown() throws {
    let outcome = try verify("delegate-bond")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("did you mean 'delegate-bound'"), "\(outcome.errors)")
  }

  @Test func endsWith1AndTheReasonWhereAClaimFails() throws {
    _ = try facts.update(serving: TeaFacts.boil(until: "27.0.0"), at: "teakettle/delegate/boil()")
    let outcome = try facts.tool.run("verify", "delegate-bound", "--now", "2026-10-18T06:00:00Z")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("upper bound 27.0.0, expected 26.0"))
  }

  @Test func keepsVerdictsAndLeavesThemAloneWhereNothingIsNew() throws {
    let before = (facts.tool.text("facts/verdicts.json"), facts.tool.text("facts/history.jsonl"))
    #expect(before.0.contains("\"delegate-bound\"") && before.1.contains("\"delegate-bound\""))
    _ = try verify()
    #expect(facts.tool.text("facts/verdicts.json") == before.0)
    #expect(facts.tool.text("facts/history.jsonl") == before.1)
  }

  @Test func saysTheSameInEveryFormat() throws {
    for format in ["json", "markdown", "sarif", "github", "junit", "rdjson"] {
      let outcome = try verify("--format", format)
      #expect(outcome.code == 0 && outcome.output.contains("what the store keeps"), "\(format)")
    }
  }
}
