import HTTP
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ClientTests {
  let client = HTTPClient(HTTPConfiguration(userAgent: "docfacts/1 (+https://example.org)"))

  private func ask(
    _ url: String, validators: Validators? = nil, limits: TransferLimits = TransferLimits()
  ) async throws(TransferError) -> HTTPResponse {
    try await client.answer(to: HTTPRequest(url: url, validators: validators, limits: limits))
  }

  private func failure(
    of url: String, limits: TransferLimits = TransferLimits()
  ) async -> TransferError.Kind? {
    do throws(TransferError) {
      _ = try await ask(url, limits: limits)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test func givesBodyAndFieldsOfAPage() async throws {
    let server = try LoopbackServer { _ in
      .text("# Tank", mediaType: "Text/Markdown; charset=UTF-8")
        .field("ETag", "W/\"1\"").field("Last-Modified", "Thu, 01 Jan 2026 00:00:00 GMT")
    }
    let response = try await ask(server.base + "tank.md")
    #expect(response.status == 200)
    #expect(response.body == Array("# Tank".utf8))
    #expect(response.url == server.base + "tank.md")
    #expect(response.fields.etag == "W/\"1\"")
    #expect(response.fields.lastModified == "Thu, 01 Jan 2026 00:00:00 GMT")
    #expect(response.fields.mediaType == MediaType("text/markdown;charset=utf-8"))
    #expect(response.fields.contentLength == 6)
    #expect(!response.isMultiplexed)
    #expect(server.requests.first?["User-Agent"] == "docfacts/1 (+https://example.org)")
  }

  @Test func dropsTheBodyOfAnErrorStatus() async throws {
    let server = try LoopbackServer { _ in ServedAnswer(404, body: Array("not here".utf8)) }
    let response = try await ask(server.base)
    #expect(response.status == 404 && response.body.isEmpty)
  }

  @Test func sendsValidatorsAndTakes304ForAnAnswer() async throws {
    let pages = ServedPages(["tank.md": "# Tank"])
    let server = try LoopbackServer(pages.answer)
    let first = try await ask(server.base + "tank.md").fields
    let both = Validators(etag: first.etag, lastModified: first.lastModified)
    #expect(try await ask(server.base + "tank.md", validators: both).status == 304)
    let date = Validators(lastModified: first.lastModified)
    #expect(try await ask(server.base + "tank.md", validators: date).status == 304)
  }

  @Test func takesNoValidatorThatWouldAddAField() {
    #expect(Validators(etag: "\"1\"\r\nX-Evil: 1") == nil)
    #expect(Validators(etag: "\"1\"", lastModified: "a\nb")?.lastModified == nil)
  }

  @Test func followsARedirectOnTheSameHost() async throws {
    let server = try LoopbackServer { request in
      request.path == "old" ? .redirect(to: "/new?x=1") : .text("moved")
    }
    let response = try await ask(server.base + "old")
    #expect(response.url == server.base + "new?x=1")
    #expect(response.body == Array("moved".utf8))
  }

  @Test func refusesARedirectToAnotherHostOrPort() async throws {
    let other = try LoopbackServer { _ in .text("sign in") }
    let server = try LoopbackServer { [base = other.base] _ in .redirect(to: base) }
    #expect(await failure(of: server.base) == .redirectRefused)
    #expect(other.requests.isEmpty)
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/x", "gopher://127.0.0.1/"])
  func neverLeavesTheWebByARedirect(target: String) async throws {
    let server = try LoopbackServer { _ in .redirect(to: target) }
    let kind = await failure(of: server.base)
    #expect(kind == .redirectRefused || kind == .address)
  }

  @Test func endsARedirectLoop() async throws {
    let server = try LoopbackServer { _ in .redirect(to: "/again") }
    #expect(await failure(of: server.base) == .tooManyRedirects)
    #expect(server.requests.count == 6)
  }

  @Test func namesARefusedConnection() async throws {
    let server = try LoopbackServer { _ in .text("") }
    server.stop()
    #expect(await failure(of: server.base) == .connect)
  }

  @Test func namesAResetConnection() async throws {
    let server = try LoopbackServer { _ in ServedAnswer.text("x").ending(.reset) }
    #expect(await failure(of: server.base) == .connectionLost)
  }

  @Test func takesNoTruncatedBody() async throws {
    let server = try LoopbackServer { _ in
      ServedAnswer.text("0123456789").ending(.cut(bodyBytes: 4))
    }
    #expect(await failure(of: server.base) == .truncated)
  }

  @Test func namesAServerThatDoesNotAnswerInTime() async throws {
    let server = try LoopbackServer { _ in ServedAnswer.text("x").ending(.hang) }
    var limits = TransferLimits()
    limits.total = .milliseconds(100)
    #expect(await failure(of: server.base, limits: limits) == .timeout)
  }

  @Test(arguments: ["nonsense", "http://", "ftp://example.org/", "http://user:pass@127.0.0.1/", ""])
  func refusesWhatIsNoAddress(url: String) async {
    #expect(await failure(of: url) == .address)
  }
}
