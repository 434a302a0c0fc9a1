import Testing

private let plain = ["iOS: 16.0.0 -", "macOS: 13.0.0 -"]
private let bounded = ["iOS: 16.0.0 - 26.0.0", "macOS: 13.0.0 -"]

private func kettle(_ prose: String = "A kettle may be refilled.", year: Int = 2026) -> [String:
  String]
{
  [
    "teakettle/kettle": SampleSite.page("Teakettle/Kettle", plain, prose, year: year),
    "teakettle/kettle/boil()": SampleSite.page("Teakettle/Kettle/boil()", plain, year: year),
    "teakettle/kettle/==(_:_:)": SampleSite.page("Teakettle/Kettle/==(_:_:)", plain, year: year),
  ]
}

struct UpdateTests {
  private let tool: BuiltTool
  private let site: SampleSite

  init() throws {
    tool = try BuiltTool()
    site = try SampleSite(kettle())
    try site.watch(Array(kettle().keys), in: tool)
    let first = try tool.run("update", "--now", "2026-10-11T05:00:00Z")
    #expect(first.code == 0, "\(first.errors)")
    try tool.commit()
  }

  @Test func changesOneLineInOneFileWhereNothingIsNew() throws {
    let outcome = try tool.run("update", "--now", "2026-10-12T05:00:00Z")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("3 pages compared, nothing changed"))
    #expect(try tool.git("diff", "--numstat") == "1\t0\tsnapshots/runs.jsonl\n")
    #expect(try tool.git("status", "--porcelain") == " M snapshots/runs.jsonl\n")
    #expect(site.lastFields("If-None-Match", 3).allSatisfy { $0 != nil })
  }

  @Test func isAsQuietWithoutValidators() throws {
    let outcome = try tool.run("update", "--unconditional", "--now", "2026-10-12T05:00:00Z")
    #expect(outcome.code == 0)
    #expect(try tool.git("diff", "--numstat") == "1\t0\tsnapshots/runs.jsonl\n")
    #expect(site.lastFields("If-None-Match", 3).allSatisfy { $0 == nil })
  }

  @Test func reportsAnUpperBoundAndASentenceAndNothingElse() throws {
    site.serve(
      SampleSite.page("Teakettle/Kettle/boil()", bounded), at: "teakettle/kettle/boil()")
    site.serve(kettle("A kettle must not be refilled.")["teakettle/kettle"], at: "teakettle/kettle")
    let outcome = try tool.run("update", "--exit-code", "--now", "2026-10-12T05:00:00Z")
    #expect(outcome.code == 1)
    let report = outcome.output
    #expect(report.contains("upper bound 26.0.0 appeared on iOS"))
    #expect(report.contains("[-may-]"))
    #expect(report.contains("3 pages: 2 changed, 1 unchanged"))
    #expect(!report.contains("==(_:_:)"))
    let again = try tool.run("diff", "HEAD", "--exit-code")
    #expect(again.code == 1 && again.output.contains("upper bound 26.0.0 appeared on iOS"))
  }

  @Test func tellsANewFooterYearOnEveryPageOnce() throws {
    for (path, text) in kettle(year: 2027) { site.serve(text, at: path) }
    let report = try tool.run("update", "--now", "2027-01-02T05:00:00Z").output
    #expect(report.split(separator: "\n").count { $0.contains("2027") } == 1)
    #expect(report.contains("3 pages: 3 changed"))
  }

  @Test func keepsTheSnapshotOfAPageThatTurnsIntoSomethingElse() throws {
    let doubtful = [
      "<!DOCTYPE html><html><body>Sign in</body></html>", "", "# Kettle\n\nNo header here.",
      SampleSite.page("Teakettle/Saucer", plain), "<!--\n{ \"title\" : ",
    ]
    for (day, body) in doubtful.enumerated() {
      site.serve(body, at: "teakettle/kettle")
      let outcome = try tool.run("update", "--now", "2026-10-1\(day + 2)T05:00:00Z")
      #expect(outcome.code == 2, "\(body.prefix(20))")
      #expect(outcome.output.contains("tea/teakettle/kettle:"))
      #expect(try tool.git("status", "--porcelain") == " M snapshots/runs.jsonl\n")
    }
  }

  @Test func countsOnlyThePagesThatWereAskedFor() throws {
    let one = try tool.run("update", "tea/teakettle/kettle", "--now", "2026-10-12T05:00:00Z")
    #expect(one.output.contains("1 page compared, nothing changed"))
    let none = try tool.run("update", "--due", "--now", "2026-10-13T05:00:00Z")
    #expect(none.output.contains("no pages compared") && none.code == 2)
  }

  @Test func marksAPageThatIsGoneAndKeepsItsBytes() throws {
    site.serve(nil, at: "teakettle/kettle")
    let outcome = try tool.run("update", "--now", "2026-10-12T05:00:00Z")
    #expect(outcome.code == 2)
    #expect(tool.text("snapshots/tea/teakettle/kettle.md").contains("may be refilled"))
    let status = try tool.run("status", "--now", "2026-10-12T06:00:00Z")
    #expect(status.code == 2 && status.output.contains("gone"))
  }

  @Test func namesEveryPageWhereTheServerIsAway() throws {
    site.stop()
    let outcome = try tool.run("update", "--deadline", "2", "--now", "2026-10-12T05:00:00Z")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("3 failed"))
    #expect(try tool.git("status", "--porcelain") == " M snapshots/runs.jsonl\n")
  }
}
