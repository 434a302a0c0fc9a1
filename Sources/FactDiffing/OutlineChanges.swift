import FactModel

/// Sections renamed, removed and added; headings of link groups are reported with their groups.
func outlineChanges(
  from old: FactSheet, to new: FactSheet, _ renames: SectionRenames
) -> [Change] {
  let renamed = renames.paths.map {
    Change(
      .sectionRenamed, of: new.page, before: $0.old.joined(separator: " > "),
      after: $0.new.joined(separator: " > "))
  }
  let edits = HeadingEdits(
    from: old.ownHeadings.subtracting(renames.paths.compactMap(\.old.last)),
    to: new.ownHeadings.subtracting(renames.paths.compactMap(\.new.last)))
  let found =
    renamed + edits.removed.map { Change(.sectionRemoved, of: new.page, before: $0) }
    + edits.added.map { Change(.sectionAdded, of: new.page, after: $0) }
  guard found.isEmpty, old.outline != new.outline, old.topics == new.topics else { return found }
  return [Change(.sectionReordered, of: new.page, .noise)]
}

/// Headings that are on one side only, each as often as it is there more often.
private struct HeadingEdits {
  private(set) var removed: [String] = []
  private(set) var added: [String] = []

  init(from old: [String], to new: [String]) {
    removed = Self.excess(of: old, over: new)
    added = Self.excess(of: new, over: old)
  }

  private static func excess(of list: [String], over other: [String]) -> [String] {
    var left = Dictionary(other.map { (ByteText($0), 1) }, uniquingKeysWith: +)
    return list.filter { heading in
      let count = left[ByteText(heading)] ?? 0
      left[ByteText(heading)] = count - 1
      return count <= 0
    }
  }
}

extension FactSheet {
  /// The headings without their marks, less those of link groups.
  fileprivate var ownHeadings: [String] {
    let groups = (topics + relationships + seeAlso).compactMap(\.title)
    let foreign = Set(groups + ["Topics", "See Also", "Relationships"])
    return outline.map { heading in
      String(heading.drop { $0 == "#" }.drop { $0 == " " })
    }.filter { !foreign.contains($0) }
  }
}

extension [String] {
  fileprivate func subtracting(_ others: [String]) -> [String] {
    let others = Set(others)
    return filter { !others.contains($0) }
  }
}
