import FactModel
import YAMLReading

/// Checks the parts of a source list against each other and makes the list of them.
struct SourceListResolver {
  /// The list; what is wrong with it is added to `problems`.
  func resolve(_ record: SourceListRecord, _ problems: inout ProblemList) -> SourceList {
    noteRepeatedIDs(record.sources.map(\.value.id), &problems)
    let sources = record.sources.map { resolve($0.value, &problems) }
    let doubtful = record.sources.filter { problems.contains(from: $0.start, to: $0.end) }
    let known = KnownPages(
      sources: sources, isComplete: problems.isEmpty, doubtful: doubtful.map(\.value.id.value))
    let sets = record.pageSets.map { set in
      (set.name, PageSetResolver(known: known).resolve(set, &problems))
    }
    return SourceList(sources: sources, pageSets: Dictionary(sets) { first, _ in first })
  }

  private func noteRepeatedIDs(_ ids: [Placed<SourceID>], _ problems: inout ProblemList) {
    var seen: [SourceID: YAMLPosition] = [:]
    for id in ids {
      guard let first = seen[id.value] else {
        seen[id.value] = id.start
        continue
      }
      problems.note(
        "the source id '\(id.value)' occurs twice, first at line \(first.line)", at: id.start,
        related: first)
    }
  }

  private func resolve(_ record: SourceRecord, _ problems: inout ProblemList) -> Source {
    var paths = PagePathResolver(record)
    let pages = record.pages.compactMap { page in
      paths.page(page.path, &problems).map { WatchedPage(id: $0, title: page.title) }
    }
    var roots = PagePathResolver(record)
    let follow = record.follow.compactMap { follow in
      roots.page(follow.root, &problems).map { Source.Follow(root: $0.path, depth: follow.depth) }
    }
    return Source(
      id: record.id.value, kind: record.kind, base: record.base.value.text,
      checkEvery: record.checkEvery, refetchEvery: record.refetchEvery, keep: record.keep,
      pages: pages, follow: follow, paceMilliseconds: record.paceMilliseconds,
      connections: record.connections)
  }
}

/// Makes page ids of the paths of one source, each path once.
private struct PagePathResolver {
  let source: SourceID
  let check: PagePathCheck
  private var seen: [PageID: YAMLPosition] = [:]

  init(_ record: SourceRecord) {
    source = record.id.value
    check = PagePathCheck(kind: record.kind, base: record.base.value)
  }

  mutating func page(_ path: Placed<String>, _ problems: inout ProblemList) -> PageID? {
    if let problem = check.problem(with: path.value) {
      problems.note(problem, at: path.start)
      return nil
    }
    guard let id = PageID(source: source, path: path.value) else {
      problems.note("'\(path.value.shortened)' is no page path", at: path.start)
      return nil
    }
    guard let first = seen.updateValue(path.start, forKey: id) else { return id }
    problems.note(
      "the page '\(path.value.shortened)' occurs twice, first at line \(first.line)",
      at: path.start, related: first)
    return nil
  }
}
