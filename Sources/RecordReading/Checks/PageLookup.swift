import FactModel
import YAMLReading

/// Finds the pages and page sets that checks name.
struct PageLookup: Sendable {
  private let known: KnownPages
  private let sets: [String: [PageID]]
  /// The names of the sets, in byte order.
  private let setNames: [String]

  init(_ list: SourceList) {
    known = KnownPages(sources: list.sources, isComplete: true, doubtful: [])
    sets = list.pageSets
    setNames = sets.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The page of that id.
  func page(_ id: Placed<String>, _ problems: inout ProblemList) -> PageID? {
    if let page = PageID(rawValue: id.value), known.mayHold(page) { return page }
    let isPage = PageID(rawValue: id.value) != nil
    problems.note(
      isPage
        ? "'\(id.value.shortened)' is a page of no source in sources.yml"
        : "'\(id.value.shortened)' is no page id",
      at: id.start, hint: hint(for: id.value, &problems.hints))
    return nil
  }

  private func hint(for id: String, _ hints: inout NameHints) -> String? {
    if sets[id] != nil { return "it is a page set: write 'pages: \(id)'" }
    return known.hint(for: id, &hints)
  }

  /// The pages in the order of the set or the text.
  func scope(_ record: PageScopeRecord, _ problems: inout ProblemList) -> PageScope? {
    switch record {
    case .set(let name): set(name, &problems).map { PageScope(set: name.value, pages: $0) }
    case .listed(let ids): pages(ids, &problems).map { PageScope(pages: $0) }
    }
  }

  private func set(_ name: Placed<String>, _ problems: inout ProblemList) -> [PageID]? {
    guard let pages = sets[name.value] else {
      problems.note(
        "unknown page set '\(name.value.shortened)'", at: name.start,
        hint: PageID(rawValue: name.value).map { "write 'page: \($0.rawValue.shortened)'" }
          ?? problems.hints.hint(for: name.value, among: setNames)
          ?? (setNames.isEmpty ? "sources.yml has no page sets" : nil))
      return nil
    }
    guard !pages.isEmpty else {
      problems.note("the page set '\(name.value)' is empty", at: name.start)
      return nil
    }
    return pages
  }

  /// `nil` where any of them is wrong: a check of fewer pages would hold too easily.
  private func pages(_ ids: [Placed<String>], _ problems: inout ProblemList) -> [PageID]? {
    var seen: [PageID: YAMLPosition] = [:]
    let pages = ids.compactMap { id -> PageID? in
      guard let page = page(id, &problems) else { return nil }
      guard let first = seen.updateValue(id.start, forKey: page) else { return page }
      problems.note(
        "the page '\(page)' occurs twice, first at line \(first.line)", at: id.start,
        related: first)
      return nil
    }
    return pages.count == ids.count && !pages.isEmpty ? pages : nil
  }
}
