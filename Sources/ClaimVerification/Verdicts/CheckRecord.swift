import FactModel

/// A check and what it saw so far.
struct CheckRecord {
  let check: any PageCheck
  /// Its pages, each once.
  let pages: [PageID]
  private var observations: [Observation?]
  /// The weakest class of its pages so far.
  private(set) var evidenceClass: EvidenceClass?

  init(_ check: any PageCheck) {
    self.check = check
    var seen: Set<PageID> = []
    pages = check.pages.filter { seen.insert($0).inserted }
    observations = Array(repeating: nil, count: pages.count)
  }

  /// Takes what was seen on a page.
  mutating func take(_ observation: Observation, _ page: Int, _ kind: PageKind) {
    observations[page] = observation
    let own = check.evidenceClass(of: pages[page], kind)
    evidenceClass = evidenceClass.map { min($0, own) } ?? own
  }

  /// What the pages show together; a page that was not heard shows nothing.
  var observation: Observation {
    if let fault = check.fault { return .unverified(fault) }
    return check.combined(
      zip(pages, observations).map { page, observation in
        observation ?? .unverified(VerdictReason(.neverFetched, on: page, "the page was not heard"))
      })
  }
}
