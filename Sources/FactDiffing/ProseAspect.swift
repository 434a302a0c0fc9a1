import FactModel

/// The sentences of the page, wherever they stand, and the sections that hold them.
struct ProseAspect: SheetAspect {
  /// Gives the digest that stands in place of withheld words.
  let digest: ((String) -> Digest)?

  func changes(from old: FactSheet, to new: FactSheet) -> [Change] {
    let isMixed = old.withholdsSentences || new.withholdsSentences
    var index = ProseIndex(digest: isMixed ? digest : nil)
    let (oldUnits, newUnits) = (index.units(of: old), index.units(of: new))
    let comparison = ProseComparison(
      page: new.page, old: oldUnits, new: newUnits, sections: index.sections)
    let renames = comparison.renames
    return outlineChanges(from: old, to: new, renames)
      + comparison.parameterChanges + comparison.labelChanges
      + comparison.sentenceChanges(renames) + comparison.orderChanges(renames)
      + comparison.withheldChanges(renames)
  }
}
