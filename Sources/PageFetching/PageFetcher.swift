import HTTP
import Synchronization

/// Fetches pages politely and gives each outcome to the caller as it ends.
///
/// A host's pace, pauses and closing hold over several calls of `fetch`.
package final class PageFetcher: Sendable {
  private let userAgent: String
  private let certificateAuthorities: String?
  private let policy: FetchPolicy
  private let clock: RunClock
  private let start: Duration
  private let gates = Mutex<[String: HostGate]>([:])

  /// A fetcher that says who it is (`docfacts/1.0 (+https://…)`) and, for servers with certificates
  /// of their own making, trusts the authorities of a PEM file in place of the system's.
  package init(
    userAgent: String, certificateAuthorities: String? = nil, policy: FetchPolicy = FetchPolicy(),
    clock: RunClock = .system
  ) {
    self.userAgent = userAgent
    self.certificateAuthorities = certificateAuthorities
    self.policy = policy
    self.clock = clock
    start = clock.elapsed()
  }

  /// Asks for every page and delivers one outcome for each, in the order in which they end.
  ///
  /// Outcomes are delivered one at a time, on the caller's actor; as long as `deliver` has not
  /// returned no further page is begun, so memory is bounded by `FetchPolicy.inFlight` bodies.
  /// Throws what `deliver` throws, and `CancellationError` where the task is cancelled: what was in
  /// flight is then dropped.
  package func fetch(
    _ requests: [PageRequest], isolation: isolated (any Actor)? = #isolation,
    deliver: (PageOutcome, FetchProgress) async throws -> Void
  ) async throws {
    var schedule = FetchSchedule(requests, policy, gate: gate)
    var progress = FetchProgress(total: requests.count)
    let client = client(connections: schedule.mostConnections)
    let begin = clock.elapsed()
    try await withThrowingTaskGroup(of: (PageOutcome, host: Int).self) { group in
      while true {
        while let next = schedule.next() {
          let asking = asking(client, next.gate)
          group.addTask { (try await asking.outcome(of: next.request), next.host) }
        }
        guard let (outcome, host) = try await group.next() else { return }
        schedule.ended(outcome, host: host)
        progress.count(outcome, elapsed: clock.elapsed() - begin)
        try await deliver(outcome, progress)
      }
    }
  }

  private func client(connections: Int) -> HTTPClient {
    HTTPClient(
      HTTPConfiguration(
        userAgent: userAgent, connectionsPerHost: connections,
        certificateAuthorities: certificateAuthorities))
  }

  private func asking(_ client: HTTPClient, _ gate: HostGate) -> PageAsking {
    let deadline = policy.deadline.map { start + $0 }
    return PageAsking(
      client: client, policy: policy, clock: clock, deadline: deadline, gate: gate)
  }

  private func gate(of origin: String) -> HostGate {
    gates.withLock { gates in
      let gate = gates[origin] ?? HostGate()
      gates[origin] = gate
      return gate
    }
  }
}
