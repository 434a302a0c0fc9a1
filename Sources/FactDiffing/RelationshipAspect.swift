import FactModel

/// Conforms to, inherits from, …: sets, since the page's order carries no meaning.
struct RelationshipAspect: SheetAspect {
  func changes(from old: FactSheet, to new: FactSheet) -> [Change] {
    let kinds = MemberKinds(
      removed: .relationshipRemoved, added: .relationshipAdded, reordered: .relationshipReordered)
    return memberSetChanges(from: old.relationships, to: new.relationships, kinds, of: new.page)
  }
}
