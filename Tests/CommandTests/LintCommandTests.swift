import Testing

private let pages = [
  "teakettle/kettle": SampleSite.page("Teakettle/Kettle", ["iOS: 16.0.0 -"]),
  "teakettle/lid": SampleSite.page("Teakettle/Lid", ["iOS: 17.0.0 -"]),
]
private let kettleSheet = "facts/pages/tea/teakettle/kettle.json"
private let lidSheet = "facts/pages/tea/teakettle/lid.json"

/// A workspace with two stored pages, a claim and a question; all of it as it should be.
struct LintCommandTests {
  private let tool: BuiltTool
  private let site: SampleSite

  init() throws {
    tool = try BuiltTool()
    site = try SampleSite(pages)
    try site.watch(Array(pages.keys), in: tool)
    try writeClaim(recorded: "2026-10-11")
    try tool.write(
      """
      questions:
        - id: kettle-size
          asks: How large is a kettle?
          settled-by: A sentence with a number.
          note: No page is expected to say it.
          asked: 2026-10-01

      """, to: "facts/questions/kettle.yml")
    let first = try tool.run("update", "--now", "2026-10-11T05:00:00Z")
    #expect(first.code == 0, "\(first.output) \(first.errors)")
    try tool.commit()
  }

  private func writeClaim(recorded: String) throws {
    try tool.write(
      """
      claims:
        - id: kettle-heats
          says: A kettle heats water.
          recorded: \(recorded)
          quote: { page: tea/teakettle/kettle, text: "Heats water." }

      """, to: "facts/claims/kettle.yml")
  }

  private func lint(_ arguments: String...) throws -> ToolOutcome {
    try tool.run(["lint", "--now", "2026-10-12T05:00:00Z"] + arguments)
  }

  private func changedFiles() throws -> String { try tool.git("status", "--porcelain") }

  private func edit(_ file: String, _ old: String, _ new: String) throws {
    try #require(tool.text(file).contains(old))
    try tool.write(tool.text(file).replacing(old, with: new), to: file)
  }

  @Test func findsNothingInACleanWorkspaceAndTellsHowMuchItLookedAt() throws {
    let outcome = try lint()
    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(
      outcome.output == "lint: 0 errors, 0 warnings, 0 notes, 2 pages, 1 claims, 1 questions, "
        + "2 snapshots, 2 fact sheets, 2 verdicts, 3 log lines\n")
    #expect(try changedFiles().isEmpty)
  }

  @Test func namesTheLineOfASheetThatWasEditedByHandAndRestoresIt() throws {
    try edit(kettleSheet, "Heats water.", "Cools water.")
    let line = tool.text(kettleSheet).split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("Cools water.") }
    let found = try lint()
    #expect(found.code == 1)
    #expect(found.output.contains("\(kettleSheet):\((line ?? 0) + 1):1: error:"))
    #expect(found.output.contains("[not-canonical]"))
    let mended = try lint("--fix")
    #expect(mended.code == 0 && mended.errors.contains("wrote \(kettleSheet)\n"))
    #expect(try changedFiles().isEmpty)
    #expect(try lint().code == 0)
  }

  @Test(arguments: ["", "<<<<<<< ours\n{\n", "{\n  \"page\" : \"tea/teakettle/lid\"\n}\n"])
  func makesASheetThatCannotBeReadAnewFromItsSnapshot(text: String) throws {
    try tool.write(text, to: kettleSheet)
    #expect(try lint().code == 1)
    #expect(try lint("--fix").code == 0)
    #expect(try changedFiles().isEmpty)
  }

  @Test(arguments: ["facts/verdicts.json", "snapshots/tea/teakettle/kettle.meta.json"])
  func mendsTheFormOfAFileAndNotItsContent(file: String) throws {
    let before = tool.text(file)
    try tool.write(before.replacing(" : ", with: ":"), to: file)
    #expect(try lint().output.contains("\(file):2:1: error:"))
    #expect(try lint("--fix").code == 0)
    #expect(tool.text(file) == before)
  }

  @Test func leavesALogThatCannotBeReadAsItIsAndNamesTheLine() throws {
    let log = "snapshots/runs.jsonl"
    try tool.write(tool.text(log) + "{}\n", to: log)
    let before = tool.text(log)
    let outcome = try lint("--fix")
    #expect(outcome.code == 1 && outcome.output.contains("\(log):2:1: error:"))
    #expect(outcome.output.contains("[unreadable-file]"))
    #expect(tool.text(log) == before)
  }

  @Test func removesTheSheetAndKeepsTheSnapshotOfAPageThatNoSourceNames() throws {
    try site.watch(["teakettle/kettle"], in: tool)
    let found = try lint("--fail-level", "warning")
    #expect(found.code == 1)
    #expect(found.output.contains("\(lidSheet):1:1: warning:"))
    #expect(found.output.contains("snapshots/tea/teakettle/lid.meta.json:1:1: warning:"))
    let told = try lint("--fix", "--dry-run")
    #expect(told.errors == "would remove \(lidSheet)\n" && !tool.text(lidSheet).isEmpty)
    let mended = try lint("--fix")
    #expect(mended.errors == "removed \(lidSheet)\n" && tool.text(lidSheet).isEmpty)
    #expect(tool.text("snapshots/tea/teakettle/lid.md").contains("Heats water."))
  }

  @Test func isQuietAboutAPageThatIsGoneAndNoLongerWatched() throws {
    site.serve(nil, at: "teakettle/lid")
    #expect(try tool.run("update", "--now", "2026-10-11T06:00:00Z").code == 2)
    try site.watch(["teakettle/kettle"], in: tool)
    let outcome = try lint("--fix", "--fail-level", "note")
    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(!tool.text(lidSheet).isEmpty)
  }

  @Test func leavesOutTheVerdictOfAQuestionThatIsNoLongerRecorded() throws {
    try edit("facts/questions/kettle.yml", "kettle-size", "kettle-volume")
    let found = try lint()
    #expect(found.code == 0 && found.output.contains("kettle-size"))
    #expect(found.output.contains("[orphan-verdict]"))
    #expect(try lint("--fix").output.contains("0 warnings"))
    #expect(!tool.text("facts/verdicts.json").contains("kettle-size"))
    #expect(tool.text("facts/history.jsonl").contains("kettle-size"))
  }

  @Test func findsADateInTheFutureAndLeavesHandWrittenFilesAlone() throws {
    try writeClaim(recorded: "2027-01-01")
    let before = tool.text("facts/claims/kettle.yml")
    let outcome = try lint("--fix")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("facts/claims/kettle.yml:2:9: error:"))
    #expect(outcome.output.contains("[future-date]"))
    #expect(tool.text("facts/claims/kettle.yml") == before)
    #expect(try changedFiles() == " M facts/claims/kettle.yml\n")
  }

  @Test func endsWithBadDataWhereClaimsCannotBeRead() throws {
    try tool.write("claims:\n  - id: [\n", to: "facts/claims/kettle.yml")
    let outcome = try lint("--fix")
    #expect(outcome.code == 78 && outcome.errors.contains("facts/claims/kettle.yml:"))
  }

  @Test func findsNothingInTheFactsOfThisRepository() throws {
    let outcome = try runOnRepository(
      "lint", "--fail-level", "warning", "--now", "2026-11-30")
    #expect(outcome.code == 0, "\(outcome.output) \(outcome.errors)")
  }
}
