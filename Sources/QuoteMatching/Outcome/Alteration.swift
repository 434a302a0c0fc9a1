/// A change that the quotation makes to the page's words.
package struct Alteration: Hashable, Sendable {
  /// What kind of change.
  package enum Kind: String, Sendable {
    /// Words left out at a mark.
    case elision
    /// Words replaced or added in brackets.
    case bracket
    /// A letter in the other case.
    case letterCase = "case"
    /// The final punctuation mark.
    case punctuation
    /// `[sic]`, left out of the comparison.
    case sic
    /// A remark on emphasis, left out of the comparison.
    case emphasisRemark = "emphasis-remark"
    /// Blocks joined at a mark.
    case join
  }

  package var kind: Kind
  /// What the page has; empty for an insertion.
  package var page: String
  /// What the quotation has in its place.
  package var quote: String
}
