import FactModel

/// One page, opened for the checks that look at it.
struct Hearing {
  private let subject: Subject

  private enum Subject {
    /// Nothing of the page can be looked at.
    case closed(VerdictReason)
    case open(OpenPage)
  }

  init(_ id: PageID, _ evidence: PageEvidence, _ now: Timestamp) {
    switch evidence {
    case .unread(let page):
      subject = .closed(VerdictReason(page.code, on: id, page.detail))
    case .read(let read):
      let page = OpenPage(id, read)
      subject = page.doubt(now).map(Subject.closed) ?? .open(page)
    }
  }

  /// What a check sees on the page, with the date of it.
  func observation(by check: any PageCheck) -> Observation {
    switch subject {
    case .closed(let reason): return .unverified(reason)
    case .open(let page):
      if let reason = page.goneReason, !check.judgesGonePages { return .unverified(reason) }
      if check.fault != nil { return .unverified(VerdictReason(.noMachineCheck, "not looked for")) }
      var observation = check.observation(on: page)
      observation.dates = page.date...page.date
      return observation
    }
  }
}
