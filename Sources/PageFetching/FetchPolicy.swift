import HTTP

/// How patient a run is and how much it does at once.
package struct FetchPolicy: Sendable {
  /// The most requests for one page, the first included.
  package var attempts = 4
  /// The wait before the second request for a page, on average; doubled for each further one.
  package var firstBackoff: Duration = .seconds(1)
  /// The longest such wait.
  package var longestBackoff: Duration = .seconds(60)
  /// The longest wait that a server may ask for by `Retry-After` before its pages are given up.
  package var longestWait: Duration = .seconds(900)
  /// The time after which no page is asked for, from the making of the fetcher; `nil` for no end.
  package var deadline: Duration?
  /// The most pages of all hosts in flight, which bounds the bodies in memory.
  package var inFlight = 128
  /// The most requests at once on a connection that takes several.
  package var streamsPerConnection = 50
  /// After how many pages in a row that found no connection a host is given up.
  package var unreachableInRow = 10
  /// What one answer may cost.
  package var limits = TransferLimits()

  /// The policy for servers of other people.
  package init() {}

  /// The wait after that many requests for a page; `jitter` from 0 to 1 spreads it from half to
  /// one and a half of its mean, so that pages that failed together are not asked for together.
  func backoff(after attempts: Int, jitter: Double) -> Duration {
    let doublings = min(max(0, attempts - 1), 20)
    let mean = min(firstBackoff * (1 << doublings), longestBackoff)
    return mean * (0.5 + min(max(jitter, 0), 1))
  }
}
