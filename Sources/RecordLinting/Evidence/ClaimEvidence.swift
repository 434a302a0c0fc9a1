import FactModel

/// The strongest class that each claim can have, by what is checked, recorded and rested on.
struct ClaimEvidence {
  /// The limits, by claim; none for claims that rest on nothing that is written down, and for
  /// claims that rest on themselves.
  private(set) var limits: [FactID: EvidenceLimit] = [:]
  private var classes: [FactID: EvidenceClass] = [:]

  init(_ facts: FactBase, _ pages: PageEvidence) {
    for claim in facts.claims.fromTheGround {
      let limit = limit(of: claim, pages)
      limits[claim.id] = limit
      classes[claim.id] = [limit?.evidence, claim.evidence].compactMap(\.self).min()
    }
  }

  private func limit(of claim: Claim, _ pages: PageEvidence) -> EvidenceLimit? {
    let own = claim.predicate.map(pages.limit) ?? claim.records.limit
    // What somebody reports is theirs, whatever supports it; what a page says rests on no claim.
    let isReport = claim.evidence.map { !$0.isOfPages } ?? false
    let inputs = claim.restsOn.map { id in
      let ground = classes[id] ?? .inference
      return EvidenceLimit(
        evidence: isReport ? ground : min(ground, .inference), reason: "the claim '\(id)'")
    }
    return (inputs + [own].compactMap(\.self)).min { $0.evidence < $1.evidence }
  }
}

extension ClaimRecords {
  /// What the records show, the strongest of them; a search shows nothing.
  fileprivate var limit: EvidenceLimit? {
    let recorded: [(isThere: Bool, EvidenceLimit)] = [
      (!experiments.isEmpty, EvidenceLimit(evidence: .experiment, reason: "experiments")),
      (!threads.isEmpty, EvidenceLimit(evidence: .community, reason: "threads")),
      (!vendors.isEmpty, EvidenceLimit(evidence: .vendor, reason: "pages of vendors")),
    ]
    return recorded.first(where: \.isThere)?.1
  }
}

extension [Claim] {
  /// The claims, each behind those that it rests on; claims that rest on themselves are left out.
  fileprivate var fromTheGround: [Claim] {
    let byID = Dictionary(map { ($0.id, $0) }) { first, _ in first }
    var missing = byID.mapValues { $0.restsOn.count { byID[$0] != nil } }
    var carried: [FactID: [FactID]] = [:]
    for claim in self {
      for ground in claim.restsOn { carried[ground, default: []].append(claim.id) }
    }
    var ready = filter { missing[$0.id] == 0 }
    var next = 0
    while next < ready.count {
      for id in carried[ready[next].id] ?? [] {
        missing[id, default: 0] -= 1
        if missing[id] == 0, let claim = byID[id] { ready.append(claim) }
      }
      next += 1
    }
    return ready
  }
}
