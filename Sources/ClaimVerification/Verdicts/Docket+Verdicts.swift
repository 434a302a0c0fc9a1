import FactModel

extension Docket {
  /// A claim's verdict by its own predicate; what it rests on is not looked at yet.
  func verdict(of claim: Claim, _ matter: Matter?) -> Verdict {
    guard let matter else {
      let fallback: EvidenceClass = claim.restsOn.isEmpty ? .lead : .inference
      return Verdict(
        .unverified, reasons: [VerdictReason(.noMachineCheck, "no machine can check it")],
        evidenceClass: claim.evidence ?? fallback)
    }
    let observation = observation(of: matter).within(claim.within)
    return verdict(observation, matter, declared: claim.evidence)
  }

  /// What a watch saw.
  func outcome(of matter: Matter) -> WatchOutcome {
    WatchOutcome(verdict: verdict(observation(of: matter), matter, declared: nil))
  }

  private func verdict(
    _ observation: Observation, _ matter: Matter, declared: EvidenceClass?
  ) -> Verdict {
    let classes = [evidenceClass(of: matter), declared].compactMap(\.self)
    return Verdict(
      observation.state, reasons: observation.reasons, evidence: observation.evidence.inOrder,
      searched: searchedPages(of: matter), evidenceClass: classes.min() ?? .lead)
  }
}

extension Observation {
  /// The same, unverified where it would hold by pages that were not checked within so many days.
  fileprivate func within(_ days: Int) -> Observation {
    guard state == .holds, let dates, dates.days > days else { return self }
    var observation = self
    observation.state = .unverified
    observation.reasons = [
      VerdictReason(
        .datesApart,
        "its pages were checked from \(dates.lowerBound.day) to \(dates.upperBound.day), "
          + "\(dates.days) days apart; at most \(days)")
    ]
    return observation
  }
}

extension [Evidence] {
  /// In the order of pages and places, each once.
  fileprivate var inOrder: [Evidence] {
    var seen: Set<Evidence> = []
    return filter { seen.insert($0).inserted }.enumerated()
      .sorted { left, right in
        let (first, second) = (left.element, right.element)
        if first.page != second.page { return first.page < second.page }
        return (first.bytes?.lowerBound ?? -1, left.offset)
          < (second.bytes?.lowerBound ?? -1, right.offset)
      }
      .map(\.element)
  }
}
