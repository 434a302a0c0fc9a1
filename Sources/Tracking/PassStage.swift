import FactDiffing
import FactModel
import Storage

extension Tracker {
  /// Compares the sheets of pages that are watched both as Markdown and as render JSON, and keeps
  /// the comparisons. Only under the workspace's lock.
  func comparePasses() throws {
    try PassStore(workspace).put(PassList(pages: try passComparisons()))
  }

  private func passComparisons() throws -> [PassComparison] {
    let second = pages(of: .doccJSON)
    guard !second.isEmpty else { return [] }
    let first = Dictionary(grouping: pages(of: .doccMarkdown)) { $0.path.lowercased() }
    var comparisons: [PassComparison] = []
    for json in second {
      for markdown in first[json.path.lowercased()] ?? [] {
        guard let left = try sheets.sheet(of: markdown), let right = try sheets.sheet(of: json),
          let comparison = PassComparison(markdown: left, json: right)
        else { continue }
        comparisons.append(comparison)
      }
    }
    return comparisons.sorted { ($0.markdown, $0.json) < ($1.markdown, $1.json) }
  }

  private func pages(of kind: PageKind) -> [PageID] {
    sources.sources.filter { $0.kind == kind }.flatMap(\.pages).map(\.id)
  }
}
