import Testing

/// What `status` says of facts and articles that are older than what they rest on.
struct StalenessTests {
  private let facts: TeaFacts

  init() throws { facts = try TeaFacts() }

  private func status(_ words: String...) throws -> String {
    try facts.tool.run(["status"] + words + ["--now", "2026-10-18T06:00:00Z"]).output
  }

  @Test func nothingIsOutdatedThatWasWrittenAfterItsPages() throws {
    let text = try status()
    #expect(!text.contains("recorded") && !text.contains("committed"))
  }

  @Test func namesClaimsWhosePageChangedSinceSomebodySawThemHold() throws {
    _ = try facts.update(serving: TeaFacts.store("Keeps what it needs."), at: "teakettle/store")
    let text = try status()
    #expect(
      text.contains(
        "store-no-size: recorded 2026-10-11, but tea/teakettle/store changed 2026-10-18T05:00:00Z"))
    #expect(!text.contains("lid-needed"))
    #expect(try status("--format", "json").contains("\"id\" : \"store-no-size\""))
  }

  @Test func namesArticlesThatAreOlderThanAVerdictTheyRelyOn() throws {
    try facts.tool.write(TeaFacts.text("old"), to: "articles/old.md")
    try facts.tool.commit(at: "2026-10-12T00:00:00Z")
    _ = try facts.update(
      serving: TeaFacts.boil(until: "27.0.0"), at: "teakettle/delegate/boil()")
    let text = try status()
    #expect(
      text.contains(
        "articles/old.md: committed 2026-10-12T00:00:00Z, but delegate-bound fails since "
          + "2026-10-18T05:00:00Z"), "\(text)")
    try facts.tool.write(TeaFacts.text("being written anew"), to: "articles/old.md")
    #expect(try !status().contains("articles/old.md"))
  }
}
