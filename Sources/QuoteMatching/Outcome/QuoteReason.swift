/// Why a quotation fails or cannot be judged, or what a reader must know of one that holds.
package enum QuoteReason: String, Sendable, CaseIterable {
  // Why it fails.
  case elisionDropsNegation = "elision-drops-negation"
  case elisionTooWide = "elision-too-wide"
  case elisionOrder = "elision-order"
  case joinsListItems = "joins-list-items"
  case joinsParagraphs = "joins-paragraphs"
  /// A bracket brings in a negation, or another number.
  case bracketAlters = "bracket-alters"
  /// The words stand on the page, and not in the section that is cited.
  case otherSection = "other-section"

  // Why it cannot be judged.
  case tooShort = "too-short"
  case tooManyMarks = "too-many-marks"
  case damaged
  case blocked
  /// The page has no text.
  case notRendered = "not-rendered"
  /// The words stand on the page struck out.
  case struckOut = "struck-out"
  /// The claim is about one place, and the words stand in several.
  case ambiguousPlace = "ambiguous-place"

  // Notes.
  case sentenceCut = "sentence-cut"
  case undisclosedCase = "undisclosed-case"
  case crossesParagraphs = "crosses-paragraphs"
  case numberElided = "number-elided"
  case conditionElided = "condition-elided"
  case bracketInserts = "bracket-inserts"
  case emphasisAdded = "emphasis-added"
  /// A character inside inline code differs by typography; code is not prose.
  case foldInCode = "fold-in-code"
}
