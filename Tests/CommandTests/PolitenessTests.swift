import Testing

struct PolitenessTests {
  @Test func tellsTheServerWhoAsks() throws {
    let tool = try BuiltTool()
    let site = try SampleSite(["teakettle/cup": SampleSite.page("Teakettle/Cup", ["iOS: 16.0 -"])])
    try site.watch(["teakettle/cup"], in: tool)
    try tool.run("fetch", "--contact", "https://tea.example/bot", "--now", "2026-10-11T05:00:00Z")
    #expect(site.lastFields("User-Agent", 1) == ["docfacts/0.1.0 (+https://tea.example/bot)"])
  }

  @Test func asksForNothingOnADryRun() throws {
    let tool = try BuiltTool()
    let site = try SampleSite([:])
    try site.watch(["teakettle/cup(_:)"], in: tool)
    let outcome = try tool.run("update", "--dry-run")
    #expect(outcome.output.hasSuffix("teakettle/cup%28_%3A%29.md\n"))
    #expect(site.lastFields("User-Agent", 1).isEmpty && tool.text("snapshots/runs.jsonl").isEmpty)
  }
}
