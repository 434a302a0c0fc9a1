import FactModel
import HTTP
import PageFetching
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct RetryTests {
  /// A server that gives the answer that many times, then the page.
  private func server(_ answer: ServedAnswer, times: Int) throws -> LoopbackServer {
    let counter = Counter()
    return try LoopbackServer { _ in counter.next() <= times ? answer : .text("# Tank") }
  }

  @Test(arguments: [408, 429, 500, 502, 503, 504])
  func asksAgainAfterAPassingStatus(status: Int) async throws {
    let server = try server(.status(status), times: 2)
    let run = FetchRun()
    let outcome = try await run.outcome(base: server.base)
    #expect(outcome.text == "# Tank" && outcome.attempts == 3)
    #expect(run.clock.waits == [.seconds(1), .seconds(2)])
  }

  @Test(arguments: [400, 401, 403, 405, 451, 501, 204, 206])
  func asksOnlyOnceAfterALastingStatus(status: Int) async throws {
    let server = try server(.status(status), times: 100)
    #expect(try await FetchRun().outcome(base: server.base).failure == .status(status))
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [ServedAnswer.Ending.reset, .cut(bodyBytes: 2)])
  func asksAgainAfterABrokenTransfer(ending: ServedAnswer.Ending) async throws {
    let server = try server(ServedAnswer.text("# Ta").ending(ending), times: 2)
    #expect(try await FetchRun().outcome(base: server.base).text == "# Tank")
  }

  @Test func givesUpAfterTheLastAttempt() async throws {
    let server = try server(.status(503), times: 100)
    let outcome = try await FetchRun().outcome(base: server.base)
    #expect(outcome.failure == .status(503) && outcome.attempts == 4)
    #expect(server.requests.count == 4)
  }

  @Test func givesUpOnABodyThatIsCutEachTime() async throws {
    let server = try server(ServedAnswer.text("# Tank").ending(.cut(bodyBytes: 3)), times: 100)
    let outcome = try await FetchRun(isStored: true).outcome(base: server.base)
    #expect(outcome.failure == .transfer(.truncated) && outcome.attempts == 4)
  }

  @Test(arguments: [
    "90", "Thu, 01 Jan 2026 00:01:30 GMT", "Thursday, 01-Jan-26 00:01:30 GMT",
    "Thu Jan  1 00:01:30 2026",
  ])
  func waitsAsLongAsTheServerAsks(value: String) async throws {
    let server = try server(ServedAnswer.status(429).field("Retry-After", value), times: 1)
    let run = FetchRun()
    #expect(try await run.outcome(base: server.base).text == "# Tank")
    #expect(run.clock.waits == [.seconds(90)])
  }

  @Test func backsOffWhereRetryAfterCannotBeRead() async throws {
    let server = try server(ServedAnswer.status(503).field("Retry-After", "soon"), times: 1)
    let run = FetchRun()
    #expect(try await run.outcome(base: server.base).text == "# Tank")
    #expect(run.clock.waits == [.seconds(1)])
  }

  @Test(arguments: ["7200", "99999999999999999999999", "Fri, 01 Jan 2027 00:00:00 GMT"])
  func givesTheHostUpWhereItAsksForTooLongAWait(value: String) async throws {
    let server = try server(ServedAnswer.status(429).field("Retry-After", value), times: 100)
    var run = FetchRun()
    run.politeness = Politeness(pace: .seconds(1), connections: 1)
    let outcomes = try await run.outcomes(["a", "b", "c"], base: server.base)
    #expect(outcomes.map(\.failure) == [.status(429), .askedToWait, .askedToWait])
    #expect(outcomes[2].message?.contains("asks to wait") == true)
    #expect(run.clock.waits.isEmpty)
    #expect(server.requests.count == 1)
  }

  @Test func holdsTheWholeHostBackWhereOnePageIsToldToWait() async throws {
    let server = try server(ServedAnswer.status(503).field("Retry-After", "60"), times: 1)
    var run = FetchRun()
    run.politeness = Politeness(pace: .seconds(1), connections: 1)
    let outcomes = try await run.outcomes(["a", "b"], base: server.base)
    #expect(outcomes.map(\.text) == ["# Tank", "# Tank"])
    #expect(run.clock.waits == [.seconds(60), .seconds(1)])
  }
}
