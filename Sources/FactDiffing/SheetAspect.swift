import FactModel

/// A part of fact sheets in which changes are sought.
protocol SheetAspect {
  /// What changed in this part, in the page's order.
  func changes(from old: FactSheet, to new: FactSheet) -> [Change]
}
