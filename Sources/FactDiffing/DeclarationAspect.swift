import FactModel

/// The declarations as printed.
struct DeclarationAspect: SheetAspect {
  /// Marks of ownership that one compiler prints and another leaves out for the same source.
  private static let toolchainWords: Set<String> = ["borrowing", "__shared", "__owned"]

  func changes(from old: FactSheet, to new: FactSheet) -> [Change] {
    let edits = ListEdits(from: old.declarations, to: new.declarations)
    return edits.replaced.map { changed(from: $0.old, to: $0.new, of: new.page) }
      + edits.removed.map { Change(.declarationRemoved, of: new.page, before: $0) }
      + edits.added.map { Change(.declarationAdded, of: new.page, after: $0) }
  }

  private func changed(from before: String, to after: String, of page: PageID) -> Change {
    let found = classification(WordComparison(from: before, to: after))
    return Change(
      .declarationChanged, of: page, found.severity, before: before, after: after,
      classes: [found])
  }

  private func classification(_ comparison: WordComparison) -> SentenceClass {
    let changed = comparison.hunks.flatMap { $0.removed + $0.added }
    guard !changed.isEmpty else { return .markup }
    let isToolchain = changed.allSatisfy { Self.toolchainWords.contains($0.text) }
    return isToolchain ? .toolchain : .reworded
  }
}
