/// The case of a word's first letter, which a quotation may change.
enum LetterCase {
  /// An ASCII letter in the other case; `nil` for any other byte.
  static func flipped(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x41...0x5A: byte + 0x20
    case 0x61...0x7A: byte - 0x20
    default: nil
    }
  }

  /// A text with its first letter in the other case, where it has a letter there that one other
  /// letter is the other case of (`ß` and `İ` have none).
  static func flippedFirst(_ text: [UInt8]) -> [UInt8]? {
    guard let first = text.scalar(from: 0, to: text.count) else { return nil }
    if first < 0x80 { return flipped(text[0]).map { [$0] + text.dropFirst() } }
    guard let other = counterpart(of: first) else { return nil }
    var result: [UInt8] = []
    result.append(scalar: other)
    return result + text.dropFirst(text.scalar(at: 0, before: text.count).length)
  }

  private static func counterpart(of scalar: UInt32) -> UInt32? {
    guard let scalar = Unicode.Scalar(scalar) else { return nil }
    for mapping in [\Unicode.Scalar.Properties.uppercaseMapping, \.lowercaseMapping] {
      let mapped = Array(scalar.properties[keyPath: mapping].unicodeScalars)
      guard mapped.count == 1, mapped[0] != scalar else { continue }
      let back = [mapped[0].properties.uppercaseMapping, mapped[0].properties.lowercaseMapping]
      return back.contains(String(scalar)) ? mapped[0].value : nil
    }
    return nil
  }

  /// Whether a text begins with a word that is no identifier: after its first letter small
  /// letters only, and nothing but white space or punctuation of prose behind it.
  static func beginsWithPlainWord(_ text: ArraySlice<UInt8>) -> Bool {
    let rest = text.dropFirst()
    let word = rest.prefix { (0x61...0x7A).contains($0) || $0 >= 0x80 || $0 == 0x27 }
    guard let next = rest.dropFirst(word.count).first else { return true }
    guard !WordCharacter.isPart(UInt32(next)), next != 0x28, next != 0x5B else { return false }
    let second = rest.dropFirst(word.count + 1).first.map { UInt32($0) }
    let isInner = next == 0x2E || next == 0x3A || next == 0x2F
    return !(isInner && WordCharacter.isPart(second))
  }
}
