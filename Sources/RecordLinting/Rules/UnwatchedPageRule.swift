import FactModel

/// A claim about a page that nobody fetches stays unverified for ever.
///
/// The reader refuses such a claim; this is for facts that came another way.
struct UnwatchedPageRule: LintRule {
  let name = "unwatched-page"
  let summary = "A claim or question speaks of a page that no source watches."
  let severity = Severity.error

  func findings(in subject: LintSubject) -> [Finding] {
    let watched = WatchedPages(subject.sources)
    return findings(in: subject.facts) { predicate in
      let pages = predicate.pages.filter { !watched.mayHold($0) }
      guard let first = pages.first else { return nil }
      return "no source watches '\(first)'"
        + (pages.count > 1 ? " and \(pages.count - 1) more of its pages" : "")
    }
  }
}
