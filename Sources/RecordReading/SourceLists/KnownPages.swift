import FactModel
import YAMLReading

/// The pages that page sets may name.
struct KnownPages: Sendable {
  let pages: Set<PageID>
  /// The ids of `pages`, sorted.
  let names: [String]
  let sources: [SourceID]
  /// Roots whose pages are found later.
  let roots: [PageID]
  /// Whether every source was read without a problem.
  let isComplete: Bool
  /// Sources with problems: a page missing from them may be one of those.
  let doubtful: [SourceID]

  init(sources: [Source], isComplete: Bool, doubtful: [SourceID]) {
    pages = Set(sources.flatMap { $0.pages.map(\.id) })
    names = pages.sorted().map(\.rawValue)
    self.sources = sources.map(\.id)
    roots = sources.flatMap { source in
      source.follow.compactMap { PageID(source: source.id, path: $0.root) }
    }
    self.isComplete = isComplete
    self.doubtful = doubtful
  }

  /// Whether the page is watched, may be found below a root, or belongs to a source that was not
  /// read well enough to say that it is none of its pages.
  func mayHold(_ page: PageID) -> Bool {
    pages.contains(page)
      || roots.contains { page == $0 || page.rawValue.utf8.starts(with: "\($0.rawValue)/".utf8) }
      || doubtful.contains(page.source) || !isComplete && !sources.contains(page.source)
  }

  /// The page that a mistyped id was probably meant to be, in words.
  func hint(for id: String, _ hints: inout NameHints) -> String? {
    if let page = sources.lazy.compactMap({ PageID(source: $0, path: id) })
      .first(where: pages.contains)
    {
      return "did you mean '\(page)'?"
    }
    return hints.hint(for: id, among: names)
  }
}
