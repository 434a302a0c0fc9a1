import Synchronization

/// When a host may be asked again; shared by all its pages.
final class HostGate: Sendable {
  fileprivate struct State {
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

  /// Waits for the caller's turn; gives why there will be none. Throws only `CancellationError`.
  func admit(_ clock: RunClock, before deadline: Duration?) async throws -> FetchFailure? {
    while true {
      try Task.checkCancellation()
      if let closed = state.withLock({ $0.closed }) { return closed }
      let now = clock.elapsed()
      let slot = reserve(now)
      if let deadline, slot >= deadline {
        return FetchFailure(.deadline, "not asked for: the run's time was over")
      }
      if slot > now { try await clock.sleep(slot - now) }
      switch state.withLock({ $0.admission(at: slot) }) {
      case .start: return nil
      case .never(let reason): return reason
      case .later: continue
      }
    }
  }

  private func reserve(_ now: Duration) -> Duration {
    state.withLock { state in
      let slot = max(now, state.nextStart)
      state.nextStart = slot + state.pace
      return slot
    }
  }

  fileprivate enum Admission {
    case start, later
    case never(FetchFailure)
  }
}

extension HostGate.State {
  /// A slot may have been reserved before the host was paused or closed.
  fileprivate func admission(at slot: Duration) -> HostGate.Admission {
    if let closed { return .never(closed) }
    return slot >= pausedUntil ? .start : .later
  }
}
