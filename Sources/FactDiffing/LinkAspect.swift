import FactModel

/// The link targets in the page's prose; those of topics and the like are reported there.
struct LinkAspect: SheetAspect {
  func changes(from old: FactSheet, to new: FactSheet) -> [Change] {
    let (oldLinks, newLinks) = (LinkTable(old), LinkTable(new))
    let removed = oldLinks.prose.filter { newLinks.byKey[$0] == nil }.map {
      Change(.linkRemoved, of: new.page, before: oldLinks.spelling(of: $0))
    }
    let added = newLinks.prose.filter { oldLinks.byKey[$0] == nil }.map {
      Change(.linkAdded, of: new.page, after: newLinks.spelling(of: $0))
    }
    return removed + added + respelled(from: oldLinks, to: newLinks, of: new.page)
  }

  /// Links that differ in letter case only.
  private func respelled(from old: LinkTable, to new: LinkTable, of page: PageID) -> [Change] {
    old.byKey.keys.sorted { byteOrder($0.text, $1.text) }.compactMap { key in
      guard new.byKey[key] != nil else { return nil }
      return ValueChange(.linkCase, .noise, old.spelling(of: key), new.spelling(of: key))
        .change(of: page)
    }
  }
}

/// A page's link targets by their lower-case form.
private struct LinkTable {
  let byKey: [ByteText: [String]]
  let prose: [ByteText]

  init(_ sheet: FactSheet) {
    let groups = sheet.topics + sheet.relationships + sheet.seeAlso
    let listed = Set(groups.flatMap { $0.members.map { ByteText($0.target.lowercased()) } })
    byKey = Dictionary(grouping: sheet.links) { ByteText($0.lowercased()) }
    prose = byKey.keys.filter { !listed.contains($0) }.sorted { byteOrder($0.text, $1.text) }
  }

  /// The target as written; all spellings where the page has several.
  func spelling(of key: ByteText) -> String {
    (byKey[key] ?? []).sorted(by: byteOrder).joined(separator: " ")
  }
}
