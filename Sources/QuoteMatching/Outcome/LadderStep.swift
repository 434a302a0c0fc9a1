/// How a quotation stands on a page: the weakest step that was needed, or why none sufficed.
package enum LadderStep: String, Sendable, CaseIterable {
  /// Byte for byte.
  case exact
  /// Links, code ticks, emphasis, entities or line breaks lie between page and quotation.
  case markup
  /// Characters of the fold table differ, or canonically equal ones.
  case typographic
  /// Changed in ways that are disclosed, or by convention need no disclosure.
  case edited
  /// Not quoted: something close stands there.
  case near
  /// Not quoted, and nothing close stands there.
  case absent
  /// Quoted, but more than one place or reading fits.
  case ambiguous
  /// Not on this page, but on another.
  case foundElsewhere = "found-elsewhere"
  /// Not on this page any more, but in an older snapshot of it.
  case drifted
}

extension LadderStep: Comparable {
  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
