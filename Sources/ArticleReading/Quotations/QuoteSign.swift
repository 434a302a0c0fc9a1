/// A quotation mark in a text.
struct QuoteSign: Equatable {
  /// The pairs of marks, by what opens them.
  enum Family: Hashable {
    /// `"…"`
    case straight
    /// `“…”`
    case curly
    /// `„…“` and `„…”`
    case low
    /// `«…»`
    case guillemet
    /// `»…«`
    case reversedGuillemet
    /// `「…」`
    case corner
    /// `『…』`
    case whiteCorner
    /// `‘…’`
    case single
    /// `'…'`
    case straightSingle

    /// Whether the marks are single ones, which apostrophes look like.
    var isSingle: Bool { self == .single || self == .straightSingle }
  }

  /// The mark's scalar.
  var scalar: Unicode.Scalar
  /// Its bytes in the text.
  var range: Range<Int>
  /// The scalars beside it; a blank at the text's ends.
  var before: Unicode.Scalar
  var after: Unicode.Scalar

  static let scalars: Set<Unicode.Scalar> = [
    "\"", "'", "“", "”", "„", "«", "»", "「", "」", "『", "』", "‘", "’", "‚",
  ]

  /// Whether a text ends in a stop and a closing mark.
  static func endsIn(_ text: ArraySlice<UInt8>) -> Bool {
    ["\"", "”", "“", "»", "」", "’", "'"].contains { mark in
      guard text.suffix(mark.utf8.count).elementsEqual(mark.utf8) else { return false }
      guard let stop = text.dropLast(mark.utf8.count).last else { return false }
      return ".!?,".utf8.contains(stop)
    }
  }

  /// Whether words may begin behind the mark.
  var canOpen: Bool { !after.isBlank && (before.isBlank || before.opensWords) }

  /// Whether words may end before the mark.
  var canClose: Bool { !before.isBlank && !after.isWord }

  /// Whether the mark stands within or behind a word as an apostrophe does.
  var isWithinWord: Bool { before.isWord && after.isWord }
}

extension Unicode.Scalar {
  var isBlank: Bool { properties.isWhitespace }

  var isWord: Bool { properties.isAlphabetic || properties.numericType != nil }

  var isDigit: Bool { properties.numericType == .decimal }

  /// Brackets, dashes and marks behind which a quotation may begin.
  fileprivate var opensWords: Bool {
    switch self {
    case "(", "[", "{", "—", "–", "-", "/", "=", ":", ",", ";", "“", "„", "«", "»", "‘", "'", "\"",
      "「", "『", "…", "*", "_", ">", "|":
      true
    default: false
    }
  }
}
