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

/// The pages of the sources and those below roots that are followed.
private struct WatchedPages {
  let pages: Set<PageID>
  let roots: [PageID]

  init(_ sources: SourceList) {
    pages = Set(sources.pages)
    roots = sources.sources.flatMap { source in
      source.follow.compactMap { PageID(source: source.id, path: $0.root) }
    }
  }

  func mayHold(_ page: PageID) -> Bool {
    pages.contains(page)
      || roots.contains { page == $0 || page.rawValue.utf8.starts(with: "\($0)/".utf8) }
  }
}
