import FactModel

/// What a sentence says of a symbol's availability.
struct AvailabilityStatement {
  /// A system and, where one is given, its version.
  struct Item: Equatable {
    /// The system in folded form; `nil` where none is named: "an upper bound of 26.0".
    var platform: String?
    var version: Version?
    /// The second version of a range: `8.0 to 26.0`.
    var until: Version?
    /// The bytes of the version, or of the system where there is none.
    var range: Range<Int>
  }

  /// What is said of the items.
  enum Kind: Equatable {
    /// Available from these versions, or on these systems.
    case introduced
    /// There on these systems in these versions, whenever it came.
    case present
    /// Not available on these systems, or not yet in these versions.
    case missing
    /// Not available before these versions, so available from them.
    case notBefore
    /// Deprecated in these versions, or bounded by them.
    case until
    /// Without an upper bound.
    case noBound
  }

  var kind: Kind
  var items: [Item]
  /// The index of the word that says so.
  var trigger: Int
  /// The words that the items take.
  var words: Range<Int>
  /// Whether a name right before says it in parentheses: `becomeCurrent() (iOS 8.0+)`.
  var isApposed = false
  /// Whether a condition or question leaves it open.
  var isOpen = false
}
