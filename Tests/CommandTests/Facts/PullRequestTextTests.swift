import Testing

/// The text that `update --report` writes for a pull request.
struct PullRequestTextTests {
  private let facts: TeaFacts

  init() throws { facts = try TeaFacts() }

  /// The text after a bound floated, a size appeared, a sentence came and a page was not served.
  private func text() throws -> String {
    facts.site.serve(TeaFacts.boil(until: "27.0.0"), at: "teakettle/delegate/boil()")
    facts.site.serve("<!doctype html><p>Sign in", at: "teakettle/kettle")
    _ = try facts.update(
      serving: TeaFacts.store("Keeps at most 4 KB of what a kettle needs later. Mind the lid."),
      at: "teakettle/store", "--report", "pr.md")
    return facts.tool.text("pr.md")
  }

  @Test func tellsFirstWhatIsHitAndLastWhatIsQuiet() throws {
    let text = try text()
    let order = [
      "<!-- docfacts: update -->", "### Hit", "`delegate-bound` **fails**",
      "`store-ceiling` **has a candidate**",
      "### Upper bounds and availability", "upper bound floats on iOS", "### Text and structure",
      "### Not checked",
      "tea/teakettle/kettle", "\nQuiet: 1 page unchanged; 5 claims: ",
    ]
    var rest = text[...]
    for words in order {
      let found = try #require(rest.firstRange(of: words), "\(words) in its place in \(text)")
      rest = rest[found.upperBound...]
    }
    #expect(rest.split(separator: "\n").count == 1, "the quiet majority is one line, the last")
  }

  @Test func namesAClaimThatLostTheFactItRestsOn() throws {
    let text = try text()
    #expect(text.contains("`lid-and-store` **lost a fact it rests on**"), "\(text)")
    #expect(text.contains("it rests on store\\-no\\-size\\, which fails"))
    let again = try facts.update(
      serving: nil, at: "teakettle/nowhere", "--report", "again.md")
    #expect(again.code == 1)
    #expect(!facts.tool.text("again.md").contains("lost a fact"), "it is news once")
  }

  @Test func saysOfALineOfAnArticleThatItIsWrongAndWhy() throws {
    _ = try facts.update(
      serving: SampleSite.page("Teakettle/Kettle", ["iOS: 8.0.0 -"], "A kettle has a lid."),
      at: "teakettle/kettle", "--report", "pr.md")
    let text = facts.tool.text("pr.md")
    #expect(text.contains("`articles/tea.md:9` relies on `tea/teakettle/kettle`"), "\(text)")
    #expect(
      text.contains("**wrong now:** tea\\/teakettle\\/kettle said this until 2026"), "\(text)")
  }

  @Test func tellsALineThatStillStandsApart() throws {
    _ = try facts.update(
      serving: SampleSite.page(
        "Teakettle/Kettle", ["iOS: 8.0.0 -"], "A kettle needs its lid. So does a pot."),
      at: "teakettle/kettle", "--report", "pr.md")
    let text = facts.tool.text("pr.md")
    let again = try #require(text.firstRange(of: "### Lines to read again (1)"), "\(text)")
    #expect(text[again.upperBound...].contains("`articles/tea.md:9`"))
    #expect(!text.contains("### Hit"))
  }
}
