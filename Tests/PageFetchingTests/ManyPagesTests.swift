import FactModel
import PageFetching
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ManyPagesTests {
  private let paths = (0..<2000).map { "kit/page\($0)" }

  @Test func fetchesThousandsOfPagesEachOnce() async throws {
    let texts = Dictionary(uniqueKeysWithValues: paths.map { ($0 + ".md", "# \($0)") })
    let server = try LoopbackServer(ServedPages(texts).answer)
    var run = FetchRun()
    run.politeness.connections = 8
    let outcomes = try await run.outcomes(paths, base: server.base)
    #expect(Set(outcomes.map(\.request.page)).count == 2000)
    #expect(outcomes.allSatisfy { $0.text == "# \($0.request.page.path)" })
    #expect(server.requests.count == 2000)
  }

  @Test func beginsNoFurtherPageWhileTheCallerIsBusy() async throws {
    let server = try LoopbackServer { _ in .text("x") }
    var run = FetchRun()
    run.policy.inFlight = 5
    run.politeness.connections = 100
    let requests = try paths.prefix(50).map { try run.request($0, base: server.base) }
    var done = 0
    try await PageFetcher(userAgent: "test", policy: run.policy).fetch(requests) { _, _ in
      done += 1
      try await Task.sleep(for: .milliseconds(2))
      #expect(server.requests.count <= done + 5)
    }
    #expect(done == 50)
  }

  @Test func endsPromptlyWhereTheTaskIsCancelled() async throws {
    let server = try LoopbackServer { _ in ServedAnswer.text("x").ending(.hang) }
    let requests = try paths.map { try FetchRun().request($0, base: server.base) }
    let task = Task {
      try await PageFetcher(userAgent: "test").fetch(requests) { _, _ in
        Issue.record("an outcome was delivered")
      }
    }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    let time = await ContinuousClock().measure {
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(time < .seconds(2))
  }

  @Test func endsWhereTheCallerThrows() async throws {
    struct DiskFull: Error {}
    let server = try LoopbackServer { _ in .text("x") }
    let requests = try paths.map { try FetchRun().request($0, base: server.base) }
    await #expect(throws: DiskFull.self) {
      try await PageFetcher(userAgent: "test").fetch(requests) { _, _ in throw DiskFull() }
    }
    #expect(server.requests.count < 2000)
  }

  @Test func asksForNothingWhereThereAreNoPages() async throws {
    #expect(try await FetchRun().outcomes([], base: "http://127.0.0.1:1/").isEmpty)
  }
}
