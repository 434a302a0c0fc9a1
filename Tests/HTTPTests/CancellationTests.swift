import HTTP
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct CancellationTests {
  private func kind(_ task: Task<HTTPResponse, any Error>) async -> TransferError.Kind? {
    guard case .failure(let error) = await task.result else { return nil }
    return (error as? TransferError)?.kind
  }

  @Test func endsATransferThatIsGoingOn() async throws {
    let server = try LoopbackServer { _ in ServedAnswer.text("x").ending(.hang) }
    let client = HTTPClient(HTTPConfiguration(userAgent: "test"))
    let task = Task { try await client.answer(to: HTTPRequest(url: server.base)) }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    task.cancel()
    #expect(await kind(task) == .cancelled)
  }

  /// A task that is cancelled before it begins runs its cancellation handler before the request is
  /// handed over; the request must not be sent all the same.
  @Test func startsNothingForATaskThatIsAlreadyCancelled() async throws {
    let server = try LoopbackServer { _ in ServedAnswer.text("x").ending(.hang) }
    let client = HTTPClient(HTTPConfiguration(userAgent: "test"))
    for _ in 0..<200 {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await client.answer(to: HTTPRequest(url: server.base))
      }
      #expect(await kind(task) == .cancelled)
    }
    #expect(server.requests.isEmpty)
  }

  @Test func worksOnAfterManyCancellations() async throws {
    let server = try LoopbackServer { request in
      request.path == "page" ? .text("x") : ServedAnswer.text("x").ending(.hang)
    }
    let client = HTTPClient(HTTPConfiguration(userAgent: "test", connectionsPerHost: 4))
    let tasks = (0..<500).map { number in
      Task { try await client.answer(to: HTTPRequest(url: "\(server.base)\(number)")) }
    }
    tasks.forEach { $0.cancel() }
    for task in tasks { #expect(await kind(task) == .cancelled) }
    #expect(try await client.answer(to: HTTPRequest(url: server.base + "page")).status == 200)
  }
}
