import FactModel

/// Kleene's logic of three values: what is unverified stays so unless another part decides alone.
extension Observation {
  /// All of the parts.
  static func all(_ parts: [Observation]) -> Observation {
    combined(parts, decider: .fails, otherwise: .holds)
  }

  /// At least one of the parts.
  static func any(_ parts: [Observation]) -> Observation {
    combined(parts, decider: .holds, otherwise: .fails)
  }

  /// The opposite, where it is decided.
  var negated: Observation {
    var opposite = self
    switch state {
    case .unverified: break
    case .fails where isUncontrolled:
      opposite.state = .unverified
      opposite.reasons = [
        VerdictReason(
          .controlFailed, "the pattern has no control, so that not to find it shows nothing")
      ]
    case .fails: (opposite.state, opposite.reasons) = (.holds, [])
    case .holds:
      opposite.state = .fails
      opposite.reasons = [VerdictReason(.found, "what must not hold holds")]
    }
    opposite.isUncontrolled = false
    return opposite
  }

  private static func combined(
    _ parts: [Observation], decider: VerdictState, otherwise: VerdictState
  ) -> Observation {
    guard !parts.isEmpty else {
      return .unverified(VerdictReason(.noMachineCheck, "there is nothing to check"))
    }
    let deciding = parts.filter { $0.state == decider }
    if !deciding.isEmpty {
      var decided = merged(decider, deciding, besides: parts)
      // Each of them decides alone, so the best of them counts.
      decided.isUncontrolled = deciding.allSatisfy(\.isUncontrolled)
      decided.dates = deciding.compactMap(\.dates).min { $0.days < $1.days }
      return decided
    }
    let open = parts.contains { $0.state == .unverified }
    return merged(open ? .unverified : otherwise, parts, besides: parts)
  }

  /// The parts that make up a state, the reasons of all others behind theirs.
  private static func merged(
    _ state: VerdictState, _ parts: [Observation], besides all: [Observation]
  ) -> Observation {
    Observation(
      state: state, reasons: state == .holds ? [] : reasons(of: all, graverFirst: state),
      evidence: parts.flatMap(\.evidence), count: all.reduce(0) { $0 + $1.count },
      isUncontrolled: parts.contains(where: \.isUncontrolled), dates: span(parts))
  }

  private static func reasons(
    of parts: [Observation], graverFirst state: VerdictState
  ) -> [VerdictReason] {
    let graver = parts.filter { $0.state == state }.flatMap(\.reasons)
    let others = parts.filter { $0.state != state }.flatMap(\.reasons)
    var seen: Set<VerdictReason> = []
    return (graver + others).filter { seen.insert($0).inserted }
  }

  private static func span(_ parts: [Observation]) -> ClosedRange<Timestamp>? {
    parts.compactMap(\.dates).reduce(nil) { span, dates in
      guard let span else { return dates }
      return min(span.lowerBound, dates.lowerBound)...max(span.upperBound, dates.upperBound)
    }
  }
}

extension ClosedRange<Timestamp> {
  /// How many days lie between the ends.
  var days: Int { upperBound.day.number - lowerBound.day.number }
}
