import FactModel
import HTTP

/// Asks for one page until it is settled or given up.
struct PageAsking: Sendable {
  let client: HTTPClient
  let policy: FetchPolicy
  let clock: RunClock
  let deadline: Duration?
  let gate: HostGate

  /// What came of the page; throws only `CancellationError`.
  func outcome(of request: PageRequest) async throws -> PageOutcome {
    var asked = PageOutcome(
      request: request, result: .failed(FetchFailure(.deadline, "not asked for")), attempts: 0,
      receivedBytes: 0)
    repeat {
      if let failure = try await gate.admit(clock, before: deadline) {
        // Where it was asked before, the last answer says more than why that was the last.
        if asked.attempts == 0 { asked.result = .failed(failure) }
        return asked
      }
      asked.attempts += 1
    } while try await isUnsettled(&asked)
    return asked
  }

  /// Sends one request; true where another is due, after its wait.
  private func isUnsettled(_ asked: inout PageOutcome) async throws -> Bool {
    switch try await answer(&asked) {
    case .settled(let result):
      asked.result = result
      return false
    case .unsettled(let failure, let wait):
      asked.result = .failed(failure)
      guard asked.attempts < limit(of: failure) else { return false }
      if let wait { return obey(wait, failure) }
      return try await backOff(after: asked.attempts)
    }
  }

  /// An unasked 304 is a broken cache on the way: once more may pass it by, often will not help.
  private func limit(of failure: FetchFailure) -> Int {
    failure.kind == .unasked304 ? min(2, policy.attempts) : policy.attempts
  }

  private func answer(_ asked: inout PageOutcome) async throws -> AnswerMeaning {
    do throws(TransferError) {
      let response = try await client.answer(to: asked.request.httpRequest(policy.limits))
      asked.receivedBytes += response.receivedBytes
      asked.isMultiplexed = response.isMultiplexed
      return asked.request.meaning(of: response, now: clock.now())
    } catch {
      guard error.kind != .cancelled else { throw CancellationError() }
      return asked.request.meaning(of: error)
    }
  }

  /// Holds the whole host back as its server asks; gives the host up where that is too long.
  private func obey(_ wait: Duration, _ failure: FetchFailure) -> Bool {
    guard wait <= policy.longestWait else {
      let message = "\(failure.message), server asks to wait \(inWords(wait))"
      gate.close(FetchFailure(.askedToWait, message))
      return false
    }
    gate.pause(until: clock.elapsed() + wait)
    return true
  }

  private func backOff(after attempts: Int) async throws -> Bool {
    let wait = policy.backoff(after: attempts, jitter: clock.jitter())
    if let deadline, clock.elapsed() + wait >= deadline { return false }
    try await clock.sleep(wait)
    return true
  }
}

/// A wait in full hours, or in minutes below one: `3 h`, `20 min`.
private func inWords(_ wait: Duration) -> String {
  let seconds = wait.components.seconds
  return seconds >= 3600 ? "\(seconds / 3600) h" : "\((seconds + 59) / 60) min"
}
