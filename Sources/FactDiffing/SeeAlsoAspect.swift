import FactModel

/// The see-also links, whatever group they stand in.
struct SeeAlsoAspect: SheetAspect {
  func changes(from old: FactSheet, to new: FactSheet) -> [Change] {
    let kinds = MemberKinds(
      removed: .seeAlsoRemoved, added: .seeAlsoAdded, reordered: .seeAlsoReordered)
    return memberSetChanges(from: old.seeAlso, to: new.seeAlso, kinds, of: new.page)
  }
}
