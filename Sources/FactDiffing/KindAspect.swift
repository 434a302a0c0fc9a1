import FactModel

/// The form of the page, and whether it has a header.
struct KindAspect: SheetAspect {
  func changes(from old: FactSheet, to new: FactSheet) -> [Change] {
    var changes: [Change] = []
    if old.kind != new.kind {
      changes.append(
        Change(.pageKind, of: new.page, before: old.kind.rawValue, after: new.kind.rawValue))
    }
    if old.header != nil, new.header == nil {
      changes.append(Change(.headerVanished, of: new.page, .loud))
    }
    if old.header == nil, new.header != nil {
      changes.append(Change(.headerAppeared, of: new.page))
    }
    return changes
  }
}
