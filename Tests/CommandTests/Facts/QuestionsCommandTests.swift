import Testing

struct QuestionsCommandTests {
  private let facts: TeaFacts

  init() throws { facts = try TeaFacts() }

  private func questions(_ words: String...) throws -> String {
    try facts.tool.run(["questions"] + words + ["--now", "2026-10-21T00:00:00Z"]).output
  }

  @Test func tellsWhatIsOpenSinceWhenAndWhatWouldSettleIt() throws {
    let text = try questions()
    for words in [
      "store-ceiling", "How much can the store keep?", "One sentence with a number.",
      "2026-09-23", "28 days", "store-no-size", "2026-10-11",
    ] {
      #expect(text.contains(words), "\(words) in \(text)")
    }
  }

  @Test func showsTheSentenceThatMakesACandidate() throws {
    _ = try facts.update(
      serving: TeaFacts.store("Keeps at most 4 KB of it."), at: "teakettle/store")
    let text = try questions()
    #expect(text.contains("candidate") && text.contains("Keeps at most 4 KB of it."), "\(text)")
    #expect(text.contains("tea/teakettle/store:24:15"))
  }

  @Test func listsWhatAPersonSettledOnlyWhereAskedFor() throws {
    let answer = "    answer: 4 KB.\n    status: settled\n    settled-on: 2026-10-20\n"
    let text = facts.tool.text("facts/questions/tea.yml") + answer
    try facts.tool.write(text, to: "facts/questions/tea.yml")
    #expect(try !questions().contains("store-ceiling"))
    #expect(try questions("--all").contains("4 KB."))
  }

  @Test func givesMachinesTheSame() throws {
    #expect(try questions("--format", "json").contains("\"asked\" : \"2026-09-23\""))
  }
}
