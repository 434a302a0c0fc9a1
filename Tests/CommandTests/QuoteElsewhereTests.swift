import Testing

/// Quotations that do not stand where they are asked for, in a workspace with history in git.
struct QuoteElsewhereTests {
  private let tool: BuiltTool
  private let site: SampleSite
  private let old = SampleSite.page("Teakettle/Cup", ["iOS: 16.0 -"], "A cup holds 250 ml of tea.")
  private let new = SampleSite.page("Teakettle/Cup", ["iOS: 16.0 -"], "A cup holds 300 ml of tea.")
  private let pot = SampleSite.page("Teakettle/Pot", ["iOS: 16.0 -"], "A pot holds two cups.")

  init() throws {
    tool = try BuiltTool()
    site = try SampleSite(["teakettle/cup": old, "teakettle/pot": pot])
  }

  /// Three days: the page came, was confirmed, and changed; each day is a commit.
  private func live(keep: String) throws {
    try site.watch(["teakettle/cup", "teakettle/pot"], in: tool, keep: keep)
    try tool.write(".docfacts/\n", to: ".gitignore")
    for (day, page) in [("09", old), ("11", old), ("14", new)] {
      site.serve(page, at: "teakettle/cup")
      #expect(try tool.run("update", "--now", "2026-10-\(day)T05:00:00Z").code == 0)
      try tool.commit()
    }
  }

  private func ask(_ text: String, _ format: String = "text") throws -> ToolOutcome {
    try tool.run("quote", text, "--page", "tea/teakettle/cup", "--format", format)
  }

  @Test func saysUntilWhenAnOlderSnapshotHadIt() throws {
    try live(keep: "bytes")
    let outcome = try ask("A cup holds 250 ml of tea.")
    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix("tea/teakettle/cup: fails: drifted\n"))
    #expect(
      outcome.output.contains(
        "stood here until 2026-10-11, gone by 2026-10-14: A cup holds 250 ml of tea."))
    #expect(outcome.output.contains("more") == false && outcome.output.contains("[-300-] {+250+}"))
    let json = try ask("A cup holds 250 ml of tea.", "json").output
    #expect(json.contains("\"lastSeen\" : \"2026-10-11\""))
  }

  @Test func namesTheOtherPageThatHasIt() throws {
    try live(keep: "bytes")
    let outcome = try ask("A pot holds two cups.")
    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix("tea/teakettle/cup: fails: found-elsewhere\n"))
    #expect(outcome.output.contains("stands on tea/teakettle/pot: exact"))
  }

  @Test func findsADriftInUncommittedChangesToo() throws {
    try live(keep: "bytes")
    site.serve(old, at: "teakettle/cup")
    try tool.run("update", "--now", "2026-10-15T05:00:00Z")
    let outcome = try ask("A cup holds 300 ml of tea.")
    #expect(outcome.output.contains("stood here until 2026-10-14, gone by 2026-10-15"))
    #expect(try ask("A cup holds 250 ml of tea.").code == 0)
  }

  @Test func saysNothingOfThePastWhereGitHoldsNoBodies() throws {
    try live(keep: "evidence")
    let outcome = try ask("A cup holds 250 ml of tea.")
    #expect(outcome.code == 1 && outcome.errors == "")
    #expect(outcome.output.hasPrefix("tea/teakettle/cup: fails: near\n"))
    #expect(try ask("A pot holds two cups.").output.contains("found-elsewhere"))
  }

  @Test func judgesWithoutAnyRepository() throws {
    try site.watch(["teakettle/cup"], in: tool)
    try tool.run("update", "--now", "2026-10-09T05:00:00Z")
    let outcome = try ask("A cup holds 300 ml of tea.")
    #expect(outcome.code == 1 && outcome.errors == "")
    #expect(outcome.output.hasPrefix("tea/teakettle/cup: fails: near\n"))
  }

  @Test func asksForManyQuotationsAtOnce() throws {
    try live(keep: "bytes")
    let quotes = ["A cup holds 250 ml", "A pot holds two cups.", "A cup holds 300 ml", "Nothing."]
    try tool.write(
      quotes.enumerated().map {
        "{\"id\": \"\($0)\", \"page\": \"tea/teakettle/cup\", \"text\": \"\($1)\"}\n"
      }.joined(), to: "batch.jsonl")
    let lines = try tool.run("quote", "--batch", "batch.jsonl").output.split(separator: "\n")
    let steps = ["drifted", "found-elsewhere", "exact", "absent"]
    for (line, step) in zip(lines, steps) { #expect(line.contains("\"step\":\"\(step)\"")) }
    #expect(lines.count == 4)
  }
}
