import FactModel

/// How many verdicts there are of each state and reason. The states add up to the claims.
package struct VerdictTally: Equatable, Sendable {
  package private(set) var holds = 0
  package private(set) var fails = 0
  package private(set) var unverified = 0
  /// By the first reason of each verdict that does not hold, sorted by word.
  package private(set) var reasons: [ReasonCount] = []

  /// How many verdicts have a reason.
  package struct ReasonCount: Equatable, Sendable {
    package var code: VerdictReason.Code
    package var count: Int
  }

  /// Counts verdicts.
  package init(_ verdicts: some Sequence<Verdict>) {
    var counts: [VerdictReason.Code: Int] = [:]
    for verdict in verdicts {
      switch verdict.state {
      case .holds: holds += 1
      case .fails: fails += 1
      case .unverified: unverified += 1
      }
      if let code = verdict.reasons.first?.code { counts[code, default: 0] += 1 }
    }
    reasons = counts.map { ReasonCount(code: $0, count: $1) }
      .sorted { $0.code.rawValue < $1.code.rawValue }
  }

  /// All verdicts.
  package var total: Int { holds + fails + unverified }
}
