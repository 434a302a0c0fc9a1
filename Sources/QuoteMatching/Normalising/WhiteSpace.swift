/// What counts as white space in running text.
enum WhiteSpace {
  /// Whether a character is white space: ASCII's, or one that the fold table sets to a space.
  static func isSpace(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return isASCII(UInt8(scalar)) }
    return Fold.byCharacter[scalar]?.plain == " "
  }

  /// Space, tab and line breaks: what Markdown itself renders as a space.
  static func isASCII(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// How many bytes the white space at a place takes; `nil` where there is none. Invisible
  /// characters among spaces count as white space, so that they do not make one space two.
  static func length(in bytes: [UInt8], at place: Int, before end: Int) -> Int? {
    let scalar = bytes.scalar(at: place, before: end)
    if isSpace(scalar.value) { return scalar.length }
    guard scalar.value >= 0x80, Fold.byCharacter[scalar.value]?.plain == "" else { return nil }
    return scalar.length
  }
}
