import ProcessRunning
import Testing

struct InterruptionTests {
  private let pages = ["teakettle/kettle", "teakettle/cup", "teakettle/saucer"]

  @Test func leavesASoundWorkspaceThatTheNextRunCompletes() async throws {
    let tool = try BuiltTool()
    let site = try SampleSite(
      ["teakettle/kettle": SampleSite.page("Teakettle/Kettle", ["iOS: 16.0.0 -"])],
      hangingOn: ["teakettle/cup.md", "teakettle/saucer.md"])
    try site.watch(pages, in: tool)
    let running = try tool.start("update", "--now", "2026-10-11T05:00:00Z")
    try await site.waitForRequests(2)
    running.send(signal: 2)
    #expect(try ToolOutcome(running.finish(timeLimit: .seconds(30))).code == 130)

    for path in pages.dropFirst() {
      site.serve(
        SampleSite.page("Teakettle/" + path.split(separator: "/")[1], ["iOS: 16.0.0 -"]), at: path)
    }
    site.stopHanging()
    let next = try tool.run("update", "--now", "2026-10-12T05:00:00Z")
    #expect(next.code == 0, "\(next.errors)")
    #expect(tool.text("facts/pages/tea/teakettle/cup.json").contains("\"title\" : \"cup\""))
  }

  @Test func refusesASecondWriterAtOnce() async throws {
    let tool = try BuiltTool()
    let site = try SampleSite([:], hangingOn: ["teakettle/kettle.md"])
    try site.watch(["teakettle/kettle"], in: tool)
    let running = try tool.start("update", "--now", "2026-10-11T05:00:00Z")
    try await site.waitForRequests(1)
    let second = try tool.run("update", "--now", "2026-10-11T05:00:00Z")
    #expect(second.code == 75 && second.errors.contains("locked by process"))
    running.send(signal: 2)
    #expect(try ToolOutcome(running.finish(timeLimit: .seconds(30))).code == 130)
  }
}
