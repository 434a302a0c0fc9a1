/// What a character is to a word.
enum WordCharacter {
  /// Whether a character belongs to a word or a number: letters, digits of any kind (`³`, `½`),
  /// combining marks, the underscore.
  static func isPart(_ scalar: UInt32?) -> Bool {
    guard let scalar else { return false }
    if scalar < 0x80 { return isASCIIPart(scalar) }
    if (0x2070...0x209F).contains(scalar) { return true }
    guard let properties = Unicode.Scalar(scalar)?.properties else { return false }
    return properties.isAlphabetic || properties.numericType != nil || isMark(scalar)
  }

  /// Whether a character is drawn onto the one before it.
  static func isMark(_ scalar: UInt32?) -> Bool {
    guard let scalar, scalar >= 0x300, let properties = Unicode.Scalar(scalar)?.properties else {
      return false
    }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// Whether a character is of a script that writes without spaces between words.
  static func isUnspaced(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Whether a character is one of the digits 0 to 9.
  static func isDigit(_ scalar: UInt32?) -> Bool {
    scalar.map { (0x30...0x39).contains($0) } ?? false
  }

  private static func isASCIIPart(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }
}
