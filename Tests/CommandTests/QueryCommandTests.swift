import Testing

struct QueryCommandTests {
  private func workspace() throws -> (BuiltTool, SampleSite) {
    let tool = try BuiltTool()
    let site = try SampleSite([
      "tea/boil()": SampleSite.page("Tea/boil()", ["iOS: 8.0.0 - 26.0.0", "macOS: 18.2.0 -"]),
      "tea/pour()": SampleSite.page("Tea/pour()", ["iOS: 18.2 -", "macCatalyst: -"]),
    ])
    try site.watch(["tea/boil()", "tea/pour()"], in: tool)
    #expect(try tool.run("update", "--now", "2026-10-11T05:00:00Z").code == 0)
    return (tool, site)
  }

  @Test func findsBoundsAndFirstVersionsByPlatform() throws {
    let (tool, site) = try workspace()
    defer { site.stop() }
    let bound = try tool.run("query", "--until", "26.0", "--in", "teakettle")
    #expect(bound.output == "tea/tea/boil(): iOS: 8.0.0 - 26.0.0\n" && bound.code == 0)
    #expect(bound.errors == "1 of 2 pages\n")
    let first = try tool.run("query", "--introduced", "18.2.0", "--platform", "ios")
    #expect(first.output == "tea/tea/pour(): iOS: 18.2 -\n")
    let open = try tool.run("query", "--until", "none", "--in", "tea/tea")
    #expect(open.output == "tea/tea/boil(): macOS: 18.2.0 -\ntea/tea/pour(): iOS: 18.2 -\n")
    #expect(try tool.run("query", "--until", "any", "--in", "tea/te").output.isEmpty)
    #expect(try tool.run("query", "--until", "soon").code == 64)
  }

  @Test func writesALineOfJSONForEachPage() throws {
    let (tool, site) = try workspace()
    defer { site.stop() }
    let lines = try tool.run("query", "--until", "any", "--format", "jsonl").output
    #expect(
      lines == """
        {"page":"tea/tea/boil()","rows":[{"introduced":"8.0.0","platform":"iOS","until":"26.0.0"}],\
        "title":"boil()"}

        """)
  }

  @Test func asksTheCommitsForWhatWasKnownOnADay() throws {
    let (tool, site) = try workspace()
    defer { site.stop() }
    try tool.git("init", "-q")
    try tool.commit(at: "2026-10-11T23:59:00Z")
    site.serve(SampleSite.page("Tea/boil()", ["iOS: 8.0.0 -"]), at: "tea/boil()")
    #expect(try tool.run("update", "--now", "2026-10-12T05:00:00Z").code == 0)
    try tool.commit(at: "2026-10-12T06:00:00Z")
    #expect(try tool.run("query", "--until", "any").output.isEmpty)
    let past = try tool.run("query", "--until", "any", "--as-of", "2026-10-11")
    #expect(past.output == "tea/tea/boil(): iOS: 8.0.0 - 26.0.0\n" && past.code == 0)
    #expect(try tool.run("query", "--until", "any", "--as-of", "2026-10-10").code == 64)
  }

  @Test func isIncompleteWhereNothingIsKnownOfAPage() throws {
    let (tool, site) = try workspace()
    defer { site.stop() }
    try site.watch(["tea/boil()", "tea/pour()", "tea/steep()"], in: tool)
    let answer = try tool.run("query", "--until", "any")
    #expect(answer.code == 2 && answer.errors == "1 of 2 pages; of 1 page nothing is known\n")
  }
}
