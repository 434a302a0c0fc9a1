/// A mark by which an author discloses a change: where it stands in a quotation, and what it says.
struct QuoteMark: Equatable {
  enum Kind: Equatable {
    /// `…`, `...`, `. . .`, `[…]`, `(…)`: words are left out.
    case elision
    /// `[words]`: they replace some or are added.
    case bracket(Range<Int>)
    /// `[r]eturns`: the letter's case is changed.
    case letterCase(UInt8)
    /// `[sic]`.
    case sic
  }

  var kind: Kind
  var range: Range<Int>
}
