import FactModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Time and chance as a fetcher sees them, so that tests can give their own.
package struct RunClock: Sendable {
  /// The time of day.
  package var now: @Sendable () -> Timestamp
  /// The time since a fixed moment; never runs backwards.
  package var elapsed: @Sendable () -> Duration
  /// Waits; throws `CancellationError` where the task is cancelled.
  package var sleep: @Sendable (Duration) async throws -> Void
  /// A random number from 0 to 1.
  package var jitter: @Sendable () -> Double

  /// A clock of the given parts.
  package init(
    now: @escaping @Sendable () -> Timestamp, elapsed: @escaping @Sendable () -> Duration,
    sleep: @escaping @Sendable (Duration) async throws -> Void,
    jitter: @escaping @Sendable () -> Double
  ) {
    self.now = now
    self.elapsed = elapsed
    self.sleep = sleep
    self.jitter = jitter
  }

  /// The machine's clock and random numbers.
  package static var system: RunClock {
    let start = ContinuousClock.now
    return RunClock(
      now: { Timestamp(seconds: Int64(time(nil))) },
      elapsed: { ContinuousClock.now - start },
      sleep: { try await Task.sleep(for: $0, clock: .continuous) },
      jitter: { Double.random(in: 0...1) })
  }
}
