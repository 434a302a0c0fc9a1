/// A text written as a YAML scalar that any YAML reader takes for that text.
struct YAMLText {
  let text: String
  /// Whether it stands between brackets, where commas and brackets end a scalar.
  var isInFlow = false

  /// The scalar: plain where that is safe, else in quotes.
  var scalar: String {
    if text.unicodeScalars.contains(where: Self.needsEscape) { return doubleQuoted }
    return isSafePlain ? text : singleQuoted
  }

  private var singleQuoted: String {
    "'" + text.unicodeScalars.map { $0 == "'" ? "''" : String($0) }.joined() + "'"
  }

  private var doubleQuoted: String {
    let escaped = text.unicodeScalars.map { scalar in
      if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
      guard Self.needsEscape(scalar) else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
    return "\"" + escaped.joined() + "\""
  }

  /// Whether YAML folds the scalar, or refuses it, even in single quotes.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.properties.isNoncharacterCodePoint
      || ["\u{2028}", "\u{2029}", "\u{FEFF}"].contains(scalar)
  }

  private var isSafePlain: Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last, last != UInt8(ascii: ":"),
      first != 0x20, last != 0x20, !"-?:,[]{}#&*!|>'\"%@`~=".utf8.contains(first)
    else { return false }
    return !looksTyped && !(isInFlow && bytes.contains { ",[]{}:#".utf8.contains($0) })
      && !zip(bytes, bytes.dropFirst()).contains { before, after in
        before == UInt8(ascii: ":") && after == 0x20 || before == 0x20 && after == UInt8(ascii: "#")
      }
  }

  /// Whether another reader would take the text for a number, a date, a truth value or nothing.
  private var looksTyped: Bool {
    let words = ["null", "true", "false", "yes", "no", "on", "off", "y", "n", "<<"]
    guard !words.contains(text.lowercasedASCII), let first = text.utf8.first else { return true }
    return (first.isASCIIDigit || ".+".utf8.contains(first))
      && text.utf8.allSatisfy { $0.isASCIIDigit || "abcdefABCDEFxXoO._:+-TtZz".utf8.contains($0) }
  }
}
