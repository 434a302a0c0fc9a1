import FactModel

/// What claims rest on: an inference is no stronger than the weakest of its premises.
struct Premises {
  private let claims: [Claim]
  private let index: [FactID: Int]

  init(_ claims: [Claim]) {
    self.claims = claims
    index = Dictionary(
      claims.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The claims' verdicts by their own predicates, corrected by their premises' final ones.
  func verdicts(_ own: [Verdict]) -> [Verdict] {
    var final = own
    var isFinal = claims.map(\.restsOn.isEmpty)
    for claim in order {
      final[claim] = corrected(final[claim], of: claims[claim]) { premise in
        index[premise].flatMap { isFinal[$0] ? final[$0] : nil }
      }
      isFinal[claim] = true
    }
    return final
  }

  /// The claims with premises, each behind its premises; those that rest on themselves last.
  private var order: [Int] {
    let known = claims.map { Set($0.restsOn.compactMap { index[$0] }) }
    var open = known.map(\.count)
    var dependents: [[Int]] = Array(repeating: [], count: claims.count)
    for (claim, premises) in known.enumerated() {
      for premise in premises { dependents[premise].append(claim) }
    }
    var ready = claims.indices.filter { open[$0] == 0 }
    var next = 0
    while next < ready.count {
      for claim in dependents[ready[next]] {
        open[claim] -= 1
        if open[claim] == 0 { ready.append(claim) }
      }
      next += 1
    }
    return (ready + claims.indices.filter { open[$0] > 0 }).filter { !claims[$0].restsOn.isEmpty }
  }

  private func corrected(
    _ verdict: Verdict, of claim: Claim, premise: (FactID) -> Verdict?
  ) -> Verdict {
    var verdict = verdict
    var reasons: [VerdictReason] = []
    for id in claim.restsOn {
      guard let found = premise(id) else {
        let what = index[id] == nil ? "which is no claim" : "which rests on it in turn"
        reasons.append(VerdictReason(.premise, "it rests on \(id), \(what)"))
        continue
      }
      verdict.evidenceClass = min(verdict.evidenceClass, found.evidenceClass)
      if let weakness = found.weakness {
        reasons.append(VerdictReason(.premise, "it rests on \(id), which \(weakness)"))
      }
    }
    guard !reasons.isEmpty else { return verdict }
    if verdict.state == .holds { verdict.state = .unverified }
    verdict.reasons += reasons
    return verdict
  }
}

extension Verdict {
  /// Why nothing can rest on a claim; `nil` where it holds, or where no machine can tell and a
  /// person has.
  fileprivate var weakness: String? {
    switch state {
    case .holds: nil
    case .fails: "fails"
    case .unverified where reasons.allSatisfy { $0.code == .noMachineCheck }: nil
    case .unverified: "is unverified"
    }
  }
}
