import FactModel

/// Pages with nearly the same title are taken for each other: a negative result from *About
/// Handoff* says nothing of *Adopting Handoff*.
///
/// DocC pages are known by the identifier in their header; other pages by their title alone.
struct NearIdenticalTitlesRule: LintRule {
  let name = "near-identical-titles"
  let summary = "Two pages of a source have nearly the same title, and none is expected of one."
  let severity = Severity.warning

  func findings(in subject: LintSubject) -> [Finding] {
    subject.sources.sources.filter { !$0.kind.hasHeader }.flatMap { source in
      let pages = source.pages.compactMap { TitledPage($0, subject.titles[$0.id]) }
      return NearTitles(pages.map(\.title)).pairs.flatMap { left, right in
        [(pages[left], pages[right]), (pages[right], pages[left])]
          .filter { !$0.0.isExpected }
          .map { finding($0.0, near: $0.1, subject) }
      }
    }
  }

  private func finding(
    _ page: TitledPage, near other: TitledPage, _ subject: LintSubject
  ) -> Finding {
    finding(
      at: subject.places.place(of: page.id),
      "the page's title '\(page.title.shortened)' is easily taken for "
        + "'\(other.title.shortened)' of '\(other.id)': give the page its 'title:' in sources.yml",
      pages: [page.id, other.id].sorted())
  }
}

/// A page with the title that is known of it.
private struct TitledPage {
  let id: PageID
  let title: String
  /// Whether `sources.yml` expects the title.
  let isExpected: Bool

  init?(_ page: WatchedPage, _ found: String?) {
    guard let title = page.title ?? found else { return nil }
    id = page.id
    self.title = title
    isExpected = page.title != nil
  }
}

extension PageKind {
  fileprivate var hasHeader: Bool { self == .doccMarkdown || self == .doccJSON }
}
