/// Recognises text that was damaged on its way: bytes that were no UTF-8, and UTF-8 that was read
/// as Windows-1252 and saved again.
enum Damage {
  /// Whether a text holds U+FFFD or a sequence that only misreading makes of a typographic
  /// character or a letter with an accent.
  static func isIn(_ text: String) -> Bool {
    var previous: UInt32 = 0
    for scalar in text.unicodeScalars.map(\.value) {
      if scalar == 0xFFFD || isMisread(previous, scalar) { return true }
      previous = scalar
    }
    return false
  }

  /// `â€` of a quotation mark or dash, `Ã` or `Â` before a C1 control or Latin-1 sign.
  private static func isMisread(_ first: UInt32, _ second: UInt32) -> Bool {
    switch first {
    case 0xE2: second == 0x20AC || second == 0x80
    case 0xC2, 0xC3: (0x80...0xBF).contains(second)
    default: false
    }
  }
}
