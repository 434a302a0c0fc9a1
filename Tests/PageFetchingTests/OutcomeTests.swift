import FactModel
import HTTP
import PageFetching
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct OutcomeTests {
  @Test func fetchesAPageWithItsMetadata() async throws {
    let server = try LoopbackServer(ServedPages(["tank.md": "# Tank"]).answer)
    let outcome = try await FetchRun().outcome(base: server.base)
    #expect(outcome.text == "# Tank")
    let page = try #require(outcome.fetched)
    #expect(page.etag == "\"1-6\"" && page.lastModified == "Thu, 01 Jan 2026 00:00:00 GMT")
    #expect(page.mediaType == "text/markdown" && page.finalURL == nil && page.status == 200)
    #expect(page.received == Timestamp("2026-01-01T00:00:00Z"))
    #expect(outcome.receivedBytes == 6 && outcome.attempts == 1)
  }

  @Test(arguments: zip(["\"1-6\"", nil], [nil, "Thu, 01 Jan 2026 00:00:00 GMT"]))
  func confirmsAStoredPageByEitherValidator(etag: String?, date: String?) async throws {
    let server = try LoopbackServer(ServedPages(["tank.md": "# Tank"]).answer)
    let run = FetchRun(isStored: true, validators: (etag, date))
    #expect(try await run.outcome(base: server.base).result == .notModified)
  }

  @Test func fetchesAStoredPageThatChanged() async throws {
    let pages = ServedPages(["tank.md": "# Tank"])
    let server = try LoopbackServer(pages.answer)
    pages["tank.md"] = "# Fish tank"
    let run = FetchRun(isStored: true, validators: ("\"1-6\"", nil))
    #expect(try await run.outcome(base: server.base).text == "# Fish tank")
  }

  @Test func sendsNoValidatorsWhereNothingIsStored() async throws {
    let server = try LoopbackServer(ServedPages(["tank.md": "# Tank"]).answer)
    let run = FetchRun(isStored: false, validators: ("\"1-6\"", nil))
    #expect(try await run.outcome(base: server.base).text == "# Tank")
  }

  @Test(arguments: [404, 410])
  func callsAPageGoneOnlyIfItWasThere(status: Int) async throws {
    let server = try LoopbackServer { _ in .status(status) }
    let stored = try await FetchRun(isStored: true).outcome(base: server.base)
    #expect(stored.result == .gone(status: status) && stored.attempts == 1)
    #expect(try await FetchRun().outcome(base: server.base).failure == .notFound)
  }

  @Test func asksOnceMoreAfterA304ThatNobodyAskedFor() async throws {
    let server = try LoopbackServer { _ in .status(304) }
    let outcome = try await FetchRun(isStored: true).outcome(base: server.base)
    #expect(outcome.failure == .unasked304)
    #expect(server.requests.count == 2)
  }

  @Test(arguments: ["text/html", "TEXT/HTML; charset=utf-8", "image/png", "application/json"])
  func refusesAnotherMediaTypeForMarkdown(type: String) async throws {
    let server = try LoopbackServer { _ in .text("<!DOCTYPE html>", mediaType: type) }
    let outcome = try await FetchRun(isStored: true).outcome(base: server.base)
    #expect(outcome.failure == .wrongMediaType)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: ["text/markdown", "text/plain;charset=utf-8", "application/octet-stream", nil])
  func takesWhatStaticServersCallMarkdown(type: String?) async throws {
    let server = try LoopbackServer { _ in .text("# Tank", mediaType: type) }
    #expect(try await FetchRun().outcome(base: server.base).text == "# Tank")
  }

  @Test(arguments: PageKind.allCases)
  func takesEachKindsOwnMediaType(kind: PageKind) async throws {
    let types: [PageKind: String] = [
      .doccMarkdown: "text/markdown", .doccJSON: "application/json", .archiveHTML: "text/html",
      .html: "application/xhtml+xml",
    ]
    let server = try LoopbackServer { _ in .text("x", mediaType: types[kind]) }
    #expect(try await FetchRun(kind: kind).outcome(base: server.base).text == "x")
  }

  @Test func namesTheAddressThatARedirectLedTo() async throws {
    let server = try LoopbackServer { request in
      request.path == "tank.md" ? .redirect(to: "/kit/tank.md") : .text("# Tank")
    }
    let outcome = try await FetchRun().outcome(base: server.base)
    #expect(outcome.fetched?.finalURL == server.base + "kit/tank.md")
  }

  @Test func takesNoPageFromAnotherHost() async throws {
    let server = try LoopbackServer { _ in .redirect(to: "http://localhost:1/tank.md") }
    let outcome = try await FetchRun().outcome(base: server.base)
    #expect(outcome.failure == .transfer(.redirectRefused))
    #expect(server.requests.count == 1)
  }

  @Test func saysWhoAsksAndForWhat() async throws {
    let server = try LoopbackServer { _ in .text("x") }
    _ = try await FetchRun().outcome("kit/sail(_:)", base: server.base)
    let request = try #require(server.requests.first)
    #expect(request.target == "/kit/sail%28_%3A%29.md")
    #expect(request["User-Agent"] == "docfacts/test")
    #expect(request["Accept"]?.hasPrefix("text/markdown") == true)
  }
}
