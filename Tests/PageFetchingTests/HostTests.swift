import FactModel
import HTTP
import PageFetching
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct HostTests {
  private let pages = (0..<40).map { "page\($0)" }

  @Test func keepsThePaceBetweenStarts() async throws {
    let server = try LoopbackServer { _ in .text("x") }
    var run = FetchRun()
    run.politeness = Politeness(pace: .milliseconds(200), connections: 1)
    _ = try await run.outcomes(["a", "b", "c"], base: server.base)
    #expect(run.clock.waits == [.milliseconds(200), .milliseconds(200)])
  }

  @Test func keepsTheConnectionLimit() async throws {
    let server = try LoopbackServer { _ in ServedAnswer.text("x").after(.milliseconds(5)) }
    var run = FetchRun()
    run.politeness.connections = 3
    #expect(try await run.outcomes(pages, base: server.base).count == 40)
    #expect(server.mostAtOnce <= 3)
    #expect(Set(server.requests.map(\.connection)).count <= 3)
  }

  @Test func takesTheStrictestPolitenessAmongAHostsPages() async throws {
    let server = try LoopbackServer { _ in ServedAnswer.text("x").after(.milliseconds(5)) }
    var requests = try pages.map { try FetchRun().request($0, base: server.base) }
    requests[39].politeness.connections = 1
    let fetcher = PageFetcher(userAgent: "test")
    try await fetcher.fetch(requests) { _, _ in }
    #expect(server.mostAtOnce == 1)
  }

  @Test func stopsAskingAHostThatRefusesConnections() async throws {
    let server = try LoopbackServer { _ in .text("x") }
    server.stop()
    var run = FetchRun()
    run.policy.attempts = 1
    run.politeness.connections = 1
    let outcomes = try await run.outcomes(pages, base: server.base)
    #expect(outcomes.count == 40)
    #expect(outcomes.prefix(10).allSatisfy { $0.failure == .transfer(.connect) })
    #expect(outcomes.dropFirst(10).allSatisfy { $0.failure == .hostUnreachable })
    #expect(outcomes.dropFirst(10).allSatisfy { $0.attempts == 0 })
  }

  @Test func keepsAskingAHostThatAnswersBadly() async throws {
    let server = try LoopbackServer { _ in .status(403) }
    #expect(try await FetchRun().outcomes(pages, base: server.base).count == 40)
    #expect(server.requests.count == 40)
  }

  @Test func anUnreachableHostLeavesTheOthersAlone() async throws {
    let live = try LoopbackServer { _ in .text("x") }
    let dead = try LoopbackServer { _ in .text("x") }
    dead.stop()
    var run = FetchRun()
    run.policy.attempts = 1
    let requests = try pages.flatMap { page in
      [try run.request(page, base: dead.base), try run.request(page, base: live.base)]
    }
    var fetched = 0
    try await PageFetcher(userAgent: "test", policy: run.policy).fetch(requests) { outcome, _ in
      fetched += outcome.fetched == nil ? 0 : 1
    }
    #expect(fetched == 40)
  }

  @Test func asksForNothingAfterTheDeadline() async throws {
    let server = try LoopbackServer { _ in .text("x") }
    var run = FetchRun()
    run.politeness = Politeness(pace: .seconds(1), connections: 1)
    run.policy.deadline = .seconds(3)
    let outcomes = try await run.outcomes(["a", "b", "c", "d", "e"], base: server.base)
    #expect(outcomes.map(\.failure) == [nil, nil, nil, .deadline, .deadline])
    #expect(server.requests.count == 3)
  }

  @Test func tellsTheLastAnswerWhereTheDeadlineForbidsARetry() async throws {
    let server = try LoopbackServer { _ in .status(503) }
    var run = FetchRun()
    run.policy.deadline = .seconds(2)
    let outcome = try await run.outcome(base: server.base)
    #expect(outcome.failure == .status(503) && outcome.attempts == 2)
  }

  @Test func timesOutOnAServerThatNeverAnswers() async throws {
    let server = try LoopbackServer { _ in ServedAnswer.text("x").ending(.hang) }
    var run = FetchRun()
    run.policy.limits.total = .milliseconds(100)
    run.policy.attempts = 2
    let outcome = try await run.outcome(base: server.base)
    #expect(outcome.failure == .transfer(.timeout) && outcome.attempts == 2)
  }
}
