/// What stands closest to a quotation that was not found. It explains; it never accepts.
package struct Nearest: Hashable, Sendable {
  /// A step of the way from the page's words to the quotation's.
  package enum Word: Hashable, Sendable {
    case same(String)
    /// Stands on the page only.
    case missing(String)
    /// Stands in the quotation only.
    case added(String)
  }

  /// The words of the page, as rendered.
  package var sentence: String
  /// Where they begin: line and column, from 1.
  package var line: Int
  package var column: Int
  /// The word diff.
  package var words: [Word]
  /// Where one number stands for another: the page's and the quotation's.
  package var numbers: [NumberPair]

  /// A number of the page and the one the quotation has in its place.
  package struct NumberPair: Hashable, Sendable {
    package var page: String
    package var quote: String
  }
}
