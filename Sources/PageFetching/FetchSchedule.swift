import HTTP

/// Which page is asked for next: pages in their given order, hosts in turn, each within its limit.
struct FetchSchedule {
  /// A page to be asked for now, and its host's number for `ended`.
  struct Start {
    let request: PageRequest
    let host: Int
    let gate: HostGate
  }

  private let requests: [PageRequest]
  private let policy: FetchPolicy
  private var hosts: [HostLine] = []
  private var running = 0
  private var turn = 0

  /// A schedule of the requests; `gate` gives the gate of an origin.
  init(_ requests: [PageRequest], _ policy: FetchPolicy, gate: (String) -> HostGate) {
    self.requests = requests
    self.policy = policy
    var numbers: [String: Int] = [:]
    for (index, request) in requests.enumerated() {
      let origin = (try? WebAddress(request.url).origin) ?? ""
      let number = numbers[origin, default: hosts.count]
      if number == hosts.count {
        numbers[origin] = number
        hosts.append(HostLine(gate: gate(origin), politeness: request.politeness))
      }
      hosts[number].pages.append(index)
      hosts[number].politeness = hosts[number].politeness.stricter(request.politeness)
    }
    hosts.forEach { $0.gate.setPace($0.politeness.pace) }
  }

  /// The most connections that a host is allowed.
  var mostConnections: Int { hosts.map(\.politeness.connections).max() ?? 1 }

  /// The next page to be asked for; `nil` where all limits are reached or no page is left.
  mutating func next() -> Start? {
    guard running < max(1, policy.inFlight) else { return nil }
    for offset in hosts.indices {
      let number = (turn + offset) % hosts.count
      guard let page = hosts[number].takeNext(policy) else { continue }
      turn = number + 1
      running += 1
      return Start(request: requests[page], host: number, gate: hosts[number].gate)
    }
    return nil
  }

  /// Makes room for the next page and gives up a host that takes no connections.
  mutating func ended(_ outcome: PageOutcome, host: Int) {
    running -= 1
    hosts[host].ended(outcome, policy)
  }
}
