import Testing

/// What each kind of change hits, named by the command that a scheduled job runs: the claims, the
/// questions and the lines of the article that rely on the page.
struct DependentTests {
  private let facts: TeaFacts

  init() throws { facts = try TeaFacts() }

  @Test func theBoundMoves() throws {
    let outcome = try facts.update(
      serving: TeaFacts.boil(until: "27.0.0"), at: "teakettle/delegate/boil()")
    for words in [
      "upper bound floats on iOS: 26.0.0 → 27.0.0", "claim delegate-bound fails, holds before",
      "articles/tea.md:3:2: relies on delegate-bound",
    ] {
      #expect(outcome.output.contains(words), "\(words) in \(outcome.output)")
    }
    #expect(!outcome.output.contains("scene-no-bound"))
  }

  @Test func aSizeAppears() throws {
    let outcome = try facts.update(
      serving: TeaFacts.store("Keeps at most 4 KB of what a kettle needs later."),
      at: "teakettle/store")
    for name in ["store-no-size", "store-ceiling", "articles/tea.md:5:1", "articles/tea.md:7:1"] {
      #expect(outcome.output.contains(name), "\(name) in \(outcome.output)")
    }
    #expect(outcome.output.contains("at most 4 KB"))
  }

  @Test func aPageStopsRendering() throws {
    let outcome = try facts.update(
      serving: "<!doctype html><title>Kettle</title><p>This page requires JavaScript.",
      at: "teakettle/kettle")
    #expect(outcome.code == 2)
    #expect(outcome.output.contains("tea/teakettle/kettle"), "\(outcome.output)\(outcome.errors)")
    let judged = try facts.tool.run("verify", "--now", "2026-10-18T06:00:00Z")
    #expect(judged.code == 2)
    #expect(judged.output.contains("lid-needed"), "\(judged.output)")
  }

  @Test func aPageIsReplacedByItsNearNamesake() throws {
    let outcome = try facts.update(
      serving: TeaFacts.kettle(titled: "Kettles"), at: "teakettle/kettle")
    #expect(outcome.code == 2)
    #expect(outcome.output.contains("tea/teakettle/kettle"), "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("Kettles"))
    let quoted = try facts.tool.run(
      "quote", "A kettle needs its lid.", "--page", "tea/teakettle/kettle")
    #expect(quoted.code == 0, "the good bytes stay")
  }
}
