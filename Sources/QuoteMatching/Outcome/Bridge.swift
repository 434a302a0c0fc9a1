/// A difference of characters between page and quotation that was bridged.
package struct Bridge: Hashable, Sendable {
  /// The page's characters; empty where only the quotation has some.
  package var page: String
  /// The quotation's characters.
  package var quote: String
  /// Whether the page has them in inline code.
  package var inCode: Bool
}

extension Bridge: CustomStringConvertible {
  /// `’ U+2019 → ' U+0027`: the page's characters, then the quotation's. Invisible ones show as
  /// their code points only, and nothing at all as `(none)`.
  package var description: String { Self.named(page) + " → " + Self.named(quote) }

  private static func named(_ text: String) -> String {
    guard !text.isEmpty else { return "(none)" }
    let points = text.unicodeScalars.map { "U+" + padded($0.value) }.joined(separator: " ")
    let isVisible = text.unicodeScalars.allSatisfy(isVisible)
    return isVisible ? text + " " + points : points
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .nonspacingMark,
      .enclosingMark, .surrogate, .privateUse, .unassigned:
      false
    default: true
    }
  }

  private static func padded(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
