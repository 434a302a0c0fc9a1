import HTTP
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct LimitTests {
  let client = HTTPClient(HTTPConfiguration(userAgent: "test"))

  private func failure(
    of answer: ServedAnswer, _ change: (inout TransferLimits) -> Void
  ) async throws -> TransferError.Kind? {
    let server = try LoopbackServer { _ in answer }
    var request = HTTPRequest(url: server.base)
    change(&request.limits)
    do throws(TransferError) {
      _ = try await client.answer(to: request)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test func refusesABodyWhoseDeclaredLengthIsTooLarge() async throws {
    let answer = ServedAnswer.text(String(repeating: "x", count: 1001))
    #expect(try await failure(of: answer) { $0.bodyBytes = 1000 } == .tooLarge)
    #expect(try await failure(of: answer) { $0.bodyBytes = 1001 } == nil)
  }

  @Test func refusesASmallBodyThatUnpacksToALargeOne() async throws {
    let answer = ServedAnswer(200, fields: [("Content-Encoding", "gzip")], body: zeros100KiB)
    #expect(try await failure(of: answer) { $0.bodyBytes = 50_000 } == .tooLarge)
    #expect(try await failure(of: answer) { $0.bodyBytes = 102_400 } == nil)
  }

  @Test(arguments: [4, 9, 20, 60, 124, 132])
  func takesNoPackedBodyThatEndsTooSoon(length: Int) async throws {
    let body = Array(zeros100KiB.prefix(length))
    let answer = ServedAnswer(200, fields: [("Content-Encoding", "gzip")], body: body)
    #expect(try await failure(of: answer) { _ in } == .truncated)
  }

  @Test func readsSeveralPackedStreamsInARow() async throws {
    let body = zeros100KiB + zeros100KiB
    let answer = ServedAnswer(200, fields: [("Content-Encoding", "GZIP")], body: body)
    #expect(try await failure(of: answer) { $0.bodyBytes = 204_800 } == nil)
    #expect(try await failure(of: answer) { $0.bodyBytes = 204_799 } == .tooLarge)
  }

  @Test(arguments: ["gzip", "br", "identity, gzip"])
  func refusesABodyThatIsNotPackedAsItSays(coding: String) async throws {
    let answer = ServedAnswer.text("plain text").field("Content-Encoding", coding)
    #expect(try await failure(of: answer) { _ in } == .badAnswer)
  }

  @Test func refusesAHeaderThatIsTooLarge() async throws {
    let answer = ServedAnswer.text("x").field("X-Long", String(repeating: "x", count: 5000))
    #expect(try await failure(of: answer) { $0.headerBytes = 4000 } == .tooLarge)
  }

  @Test func takesAnEmptyBody() async throws {
    #expect(try await failure(of: .text("")) { _ in } == nil)
  }

  @Test func callsNothingAfterCancellationTransient() {
    let transient = TransferError.Kind.allCases.filter { TransferError($0, "").isTransient }
    #expect(transient == [.resolve, .connect, .handshake, .timeout, .truncated, .connectionLost])
  }

  /// 102,400 zero bytes, packed by gzip.
  private var zeros100KiB: [UInt8] {
    let start: [UInt8] = [
      31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 237, 193, 1, 1, 0, 0, 0, 130, 32, 255, 175, 110, 72, 64, 1,
    ]
    let end: [UInt8] = [124, 24, 97, 133, 248, 74, 0, 144, 1, 0]
    return start + [UInt8](repeating: 0, count: 98) + end
  }
}
