import FactModel

/// What was seen, by a check on a page or by a predicate on all of its pages.
struct Observation: Equatable, Sendable {
  var state: VerdictState
  var reasons: [VerdictReason] = []
  var evidence: [Evidence] = []
  /// How often a pattern was found, where that is counted.
  var count = 0
  /// Whether it fails because a pattern without control was not found: its opposite is not shown.
  var isUncontrolled = false
  /// The first and last date on which the pages were checked that the state rests on.
  var dates: ClosedRange<Timestamp>?

  static func holds(_ evidence: [Evidence]) -> Observation {
    Observation(state: .holds, evidence: evidence)
  }

  static func fails(_ reasons: [VerdictReason], _ evidence: [Evidence] = []) -> Observation {
    Observation(state: .fails, reasons: reasons, evidence: evidence)
  }

  static func unverified(_ reason: VerdictReason) -> Observation {
    Observation(state: .unverified, reasons: [reason])
  }

  /// Holds where there is no reason against it, and fails for all of them otherwise.
  static func judged(_ reasons: [VerdictReason], _ evidence: [Evidence]) -> Observation {
    reasons.isEmpty ? .holds(evidence) : .fails(reasons, evidence)
  }
}
