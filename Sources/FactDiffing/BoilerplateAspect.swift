import FactModel

/// Text of the site that stands on every page: always noise.
struct BoilerplateAspect: SheetAspect {
  func changes(from old: FactSheet, to new: FactSheet) -> [Change] {
    let edits = ListEdits(from: old.boilerplate, to: new.boilerplate)
    return edits.replaced.map { change(of: new.page, before: $0.old, after: $0.new) }
      + edits.removed.map { change(of: new.page, before: $0) }
      + edits.added.map { change(of: new.page, after: $0) }
  }

  private func change(of page: PageID, before: String? = nil, after: String? = nil) -> Change {
    Change(.boilerplate, of: page, .noise, before: before, after: after)
  }
}
