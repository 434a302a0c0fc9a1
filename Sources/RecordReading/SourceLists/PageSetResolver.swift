import FactModel
import NameSuggesting
import YAMLReading

/// The pages that page sets may name.
struct KnownPages {
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
}

/// Makes the pages of page sets of their ids.
struct PageSetResolver {
  let known: KnownPages

  /// The set's pages in the order of the text.
  func resolve(
    _ set: NamedValue<Placed<[Placed<String>]>>, _ problems: inout ProblemList
  ) -> [PageID] {
    var seen: [PageID: YAMLPosition] = [:]
    return set.value.value.compactMap { member in
      guard let page = page(member, of: set.name, &problems) else { return nil }
      guard let first = seen.updateValue(member.start, forKey: page) else { return page }
      problems.note(
        "the page '\(page)' occurs twice in the page set '\(set.name)', "
          + "first at line \(first.line)", at: member.start, related: first)
      return nil
    }
  }

  private func page(
    _ member: Placed<String>, of set: String, _ problems: inout ProblemList
  ) -> PageID? {
    guard let page = PageID(rawValue: member.value) else {
      problems.note(
        "'\(member.value.shortened)' is no page id", at: member.start,
        hint: hint(for: member.value) ?? "a page set lists ids such as 'apple/foundation/url'")
      return nil
    }
    guard !known.mayHold(page) else { return page }
    problems.note(
      "unmatched page set '\(set)': '\(member.value.shortened)' is a page of no source",
      at: member.start, hint: hint(for: member.value))
    return nil
  }

  private func hint(for member: String) -> String? {
    if let page = known.sources.compactMap({ PageID(source: $0, path: member) })
      .first(where: known.pages.contains)
    {
      return "did you mean '\(page)'?"
    }
    return nearestName(to: member, among: known.names)
      .map { "did you mean '\($0)'?" }
  }
}
