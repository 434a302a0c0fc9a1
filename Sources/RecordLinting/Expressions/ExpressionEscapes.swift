extension ExpressionParser {
  /// Reads what stands behind a backslash outside a class.
  mutating func escape() -> Expression {
    guard let scalar = next() else { return .empty }
    if let set = Self.classes[scalar] { return .scalar(set) }
    switch scalar {
    case "b", "B", "A", "z", "Z", "G", "K": return .empty
    case "E": return .empty
    case "Q": return quotedText()
    case "N": return .scalar(ScalarSet.lineEnds.complement)
    case "X": return .scalar(.all)
    case "R": return .scalar(.lineEnds)
    case "g", "k":
      skipArgument()
      return .unknown
    case "1"..."9":
      skipDigits()
      return .unknown
    default: return .scalar(ScalarSet(character(scalar)))
    }
  }

  /// `\d` and the like, inside and outside a class.
  static let classes: [Unicode.Scalar: ScalarSet] = [
    "d": .digits, "D": ScalarSet.digits.complement, "w": .words, "W": ScalarSet.words.complement,
    "s": .spaces, "S": ScalarSet.spaces.complement, "h": .blanks, "H": ScalarSet.blanks.complement,
    "v": .lineEnds, "V": ScalarSet.lineEnds.complement,
  ]

  /// The scalar that an escape such as `\n`, `\x41` or `\.` stands for; a property, `\p{Lu}`, is
  /// taken for a scalar beyond ASCII.
  mutating func character(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "f": return "\u{0C}"
    case "e": return "\u{1B}"
    case "a": return "\u{07}"
    case "0": return "\u{0}"
    case "x", "o": return coded(radix: scalar == "x" ? 16 : 8)
    case "p", "P":
      if peek == "{" { skipArgument() } else { position = min(position + 1, text.count) }
      return "\u{FFFD}"
    case "c":
      position = min(position + 1, text.count)
      return "\u{1}"
    default: return scalar
    }
  }

  private mutating func coded(radix: Int) -> Unicode.Scalar {
    let isBraced = take("{")
    let digits = text[position...].prefix(isBraced ? 8 : 2).prefix { $0.properties.isASCIIHexDigit }
    position += digits.count
    if isBraced { skip(past: "}") }
    let number = UInt32(String(String.UnicodeScalarView(digits)), radix: radix)
    return number.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
  }

  private mutating func quotedText() -> Expression {
    var parts: [Expression] = []
    while !take("\\E"), let scalar = next() { parts.append(.scalar(ScalarSet(scalar))) }
    return .sequence(parts)
  }

  private mutating func skipArgument() {
    switch peek {
    case "{": skip(past: "}")
    case "<": skip(past: ">")
    case "'":
      position += 1
      skip(past: "'")
    default: skipDigits()
    }
  }

  private mutating func skipDigits() {
    while let scalar = peek, ("0"..."9").contains(scalar) || scalar == "-" || scalar == "+" {
      position += 1
    }
  }
}
