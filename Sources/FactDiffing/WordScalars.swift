extension Unicode.Scalar {
  /// A decimal digit of ASCII.
  var isDigit: Bool { ("0"..."9").contains(self) }

  /// White space of any script.
  var isSpace: Bool {
    isASCII ? self == " " || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  /// A letter, digit, combining mark or underscore.
  var isWordPart: Bool {
    if isASCII {
      return isDigit || self == "_" || ("a"..."z").contains(self) || ("A"..."Z").contains(self)
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
      .otherNumber:
      return true
    default: return false
    }
  }

  /// A mark whose coming or going changes what is said: mathematical, currency and other symbols.
  var carriesMeaning: Bool {
    switch self {
    case "%", "&", "#", "@", "*", "/", "\\": return true
    default: break
    }
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .otherSymbol: return true
    default: return false
    }
  }
}

extension Sequence where Element == Unicode.Scalar {
  /// Whether a word is spelled as no word of the language is: `userInfo`, `URLSession`, `max_size`.
  var looksLikeCode: Bool {
    var previous: Unicode.Scalar?
    var lowerSeen = false
    for scalar in self {
      let isUpper = ("A"..."Z").contains(scalar)
      if scalar == "_" || isUpper && lowerSeen { return true }
      if ("a"..."z").contains(scalar) { lowerSeen = true }
      previous = scalar
    }
    return previous?.isDigit == true && lowerSeen
  }
}
