import FactModel

/// The same change made on one page or on many.
package struct ChangeGroup: Hashable, Codable, Sendable {
  /// The changes, sorted by page; never empty.
  package var changes: [Change]
  /// The pages, sorted, each once.
  package var pages: [PageID]

  /// The change of the first page.
  package var first: Change { changes[0] }

  /// Whether the changes differ by their pages only.
  package var isUniform: Bool { changes.count == 1 || !GroupKey.isNarrow(first.kind) }

  /// The words that the group's sentences had replaced alike; empty for other kinds.
  package var replacements: [Replacement] {
    var seen: Set<Replacement> = []
    return first.kind == .sentenceChanged
      ? first.replacements.filter { seen.insert($0).inserted } : []
  }

  /// Sorts changes of equal keys; on one page they keep the order in which they were found.
  package init(collecting found: [Change]) {
    let sorted = found.enumerated().sorted { left, right in
      (left.element.page, left.offset) < (right.element.page, right.offset)
    }
    changes = sorted.map(\.element)
    pages = []
    for change in changes where pages.last != change.page { pages.append(change.page) }
  }
}
