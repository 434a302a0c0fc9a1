import Synchronization

/// When a host may be asked again; shared by all its pages.
final class HostGate: Sendable {
  private struct State {
    var pace: Duration = .zero
    var nextStart: Duration = .zero
    var pausedUntil: Duration = .zero
    var closed: FetchFailure?
  }

  private let state = Mutex(State())

  /// Sets the least time between two starts.
  func setPace(_ pace: Duration) { state.withLock { $0.pace = pace } }

  /// Lets nothing start before `moment`: the server asks for it.
  func pause(until moment: Duration) {
    state.withLock { state in
      state.pausedUntil = max(state.pausedUntil, moment)
      state.nextStart = max(state.nextStart, moment)
    }
  }

  /// Lets nothing start any more; the first reason stays.
  func close(_ reason: FetchFailure) { state.withLock { $0.closed = $0.closed ?? reason } }

  /// Waits for the caller's turn; throws why there will be none, or `CancellationError`.
  func admit(_ clock: RunClock, before deadline: Duration?) async throws {
    while true {
      try Task.checkCancellation()
      let (now, slot) = try reserve(clock)
      if let deadline, slot >= deadline {
        throw FetchFailure(.deadline, "not asked for: the run's time was over")
      }
      if slot > now { try await clock.sleep(slot - now) }
      if try isFree(at: slot) { return }
    }
  }

  private func reserve(_ clock: RunClock) throws(FetchFailure) -> (now: Duration, slot: Duration) {
    let now = clock.elapsed()
    return try state.withLock { state throws(FetchFailure) in
      if let closed = state.closed { throw closed }
      let slot = max(now, state.nextStart)
      state.nextStart = slot + state.pace
      return (now, slot)
    }
  }

  /// Whether the host was not paused beyond a slot that was reserved before.
  private func isFree(at slot: Duration) throws(FetchFailure) -> Bool {
    try state.withLock { state throws(FetchFailure) in
      if let closed = state.closed { throw closed }
      return slot >= state.pausedUntil
    }
  }
}
