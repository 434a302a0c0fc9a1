/// The pages of one host that wait for their turn.
struct HostLine {
  /// When the host may be asked again.
  let gate: HostGate
  /// The strictest politeness of its pages.
  var politeness: Politeness
  /// The pages, as numbers that the schedule knows.
  var pages: [Int] = []
  private var started = 0
  private var running = 0
  private var unreachableInRow = 0
  private var isMultiplexed = false

  /// A line without pages.
  init(gate: HostGate, politeness: Politeness) {
    self.gate = gate
    self.politeness = politeness
  }

  /// The number of the next page, where the host may be asked for one more.
  mutating func takeNext(_ policy: FetchPolicy) -> Int? {
    let streams = isMultiplexed ? max(1, policy.streamsPerConnection) : 1
    guard started < pages.count, running < max(1, politeness.connections) * streams else {
      return nil
    }
    defer { started += 1 }
    running += 1
    return pages[started]
  }

  /// Makes room for the next page; gives the host up where it takes no connections.
  mutating func ended(_ outcome: PageOutcome, _ policy: FetchPolicy) {
    running -= 1
    guard outcome.attempts > 0 else { return }
    guard case .failed(let failure) = outcome.result, failure.isUnreachable else {
      isMultiplexed = isMultiplexed || outcome.isMultiplexed
      unreachableInRow = 0
      return
    }
    unreachableInRow += 1
    guard unreachableInRow >= policy.unreachableInRow else { return }
    let count = "\(unreachableInRow) pages in a row found no connection"
    gate.close(FetchFailure(.hostUnreachable, "not asked for: \(count), last \(failure.message)"))
  }
}
