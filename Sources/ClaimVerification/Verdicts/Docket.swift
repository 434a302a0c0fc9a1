import FactModel

/// All that is to be judged, sorted by page, and what was seen of it so far.
struct Docket {
  /// A predicate as a tree of checks, which are known by their number.
  indirect enum Matter {
    case check(Int)
    case all([Matter])
    case any([Matter])
    case not(Matter)
  }

  private var checks: [CheckRecord] = []
  /// The checks that speak of a page, and which of theirs it is.
  private var byPage: [PageID: [(check: Int, page: Int)]] = [:]
  private var searched: [PageID: SearchedPage] = [:]

  /// The pages to be heard, in the order of ids.
  var pages: [PageID] { byPage.keys.sorted() }

  /// Enters a predicate.
  mutating func enter(_ predicate: Predicate) -> Matter {
    switch predicate {
    case .all(let parts): return .all(parts.map { enter($0) })
    case .any(let parts): return .any(parts.map { enter($0) })
    case .not(let part): return .not(enter(part))
    default: break
    }
    guard let check = predicate.check else { return .all([]) }
    let number = checks.count
    checks.append(CheckRecord(check))
    for (index, page) in checks[number].pages.enumerated() {
      byPage[page, default: []].append((number, index))
    }
    return .check(number)
  }

  /// Hears what there is of a page: every check that speaks of it looks at it now.
  mutating func hear(_ id: PageID, _ evidence: PageEvidence, _ now: Timestamp) {
    searched[id] = evidence.searched(id)
    let hearing = Hearing(id, evidence, now)
    for (number, index) in byPage[id] ?? [] {
      checks[number].take(hearing.observation(by: checks[number].check), index, evidence.kind)
    }
  }

  /// What was seen of a matter.
  func observation(of matter: Matter) -> Observation {
    switch matter {
    case .check(let number): checks[number].observation
    case .all(let parts): .all(parts.map { observation(of: $0) })
    case .any(let parts): .any(parts.map { observation(of: $0) })
    case .not(let part): observation(of: part).negated
    }
  }

  /// The checks of a matter.
  private func records(of matter: Matter) -> [CheckRecord] {
    switch matter {
    case .check(let number): [checks[number]]
    case .all(let parts), .any(let parts): parts.flatMap { records(of: $0) }
    case .not(let part): records(of: part)
    }
  }

  /// The weakest class of the pages that a matter rests on.
  func evidenceClass(of matter: Matter) -> EvidenceClass? {
    records(of: matter).compactMap(\.evidenceClass).min()
  }

  /// The pages that a matter was looked for on, sorted, each once.
  func searchedPages(of matter: Matter) -> [SearchedPage] {
    Set(records(of: matter).flatMap(\.pages)).sorted().map {
      searched[$0] ?? SearchedPage(page: $0)
    }
  }
}
