/// How far a run is.
package struct FetchProgress: Equatable, Sendable {
  /// All pages of the run.
  package let total: Int
  /// Pages with an outcome.
  package private(set) var done = 0
  /// Pages with the outcome `failed`.
  package private(set) var failed = 0
  /// Bytes of bodies that came over the wire.
  package private(set) var receivedBytes = 0
  /// Time since the run began.
  package private(set) var elapsed: Duration = .zero

  init(total: Int) { self.total = total }

  mutating func count(_ outcome: PageOutcome, elapsed: Duration) {
    done += 1
    if case .failed = outcome.result { failed += 1 }
    receivedBytes += outcome.receivedBytes
    self.elapsed = elapsed
  }
}
