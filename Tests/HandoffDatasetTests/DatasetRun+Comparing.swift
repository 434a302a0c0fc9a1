import FactModel

extension DatasetRun {
  /// The verdict of a claim, by its name.
  subscript(name: String) -> Verdict? { FactID(rawValue: name).flatMap { verdicts[$0] } }

  /// The claims that a machine can check and that do not hold: `id: state, first reason`.
  var notHolding: [String] {
    verdicts.sorted { $0.key < $1.key }.compactMap { id, verdict in
      guard verdict.state != .holds, let reason = verdict.reasons.first?.code,
        reason != .noMachineCheck
      else { return nil }
      return "\(id): \(verdict.state.rawValue), \(reason.rawValue)"
    }
  }

  /// What is otherwise than in an earlier run, a fact a line: claims that changed their state, claims
  /// that rest on one that did, questions that became candidates.
  func changes(since earlier: DatasetRun) -> [String] {
    let claims = verdicts.sorted { $0.key < $1.key }.compactMap { id, verdict in
      earlier.verdicts[id].flatMap { change(of: id, from: $0, to: verdict) }
    }
    return claims
      + candidates.subtracting(earlier.candidates).sorted().map { "\($0): candidate" }
  }

  private func change(of id: FactID, from old: Verdict, to new: Verdict) -> String? {
    if old.state != new.state {
      return "\(id): \(new.state.rawValue), \(new.reasons.first?.code.rawValue ?? "-")"
    }
    let premises = Set(new.reasons).subtracting(old.reasons).filter { $0.code == .premise }
    return premises.isEmpty ? nil : "\(id): premise"
  }
}
