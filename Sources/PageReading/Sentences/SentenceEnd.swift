/// Whether marks end the sentence that began at `start`.
struct SentenceEnd {
  let bytes: [UInt8]
  let start: Int
  let mark: EndMark

  /// Never followed by the end of a sentence.
  private static let abbreviations: Set<String> = [
    "e.g", "i.e", "vs", "cf", "approx", "mr", "mrs", "ms", "dr", "viz", "incl", "resp", "esp",
  ]
  /// Within a sentence where a small letter or digit follows.
  private static let trailing: Set<String> = [
    "etc", "inc", "ltd", "corp", "co", "al", "no", "fig", "sec", "eq", "ver", "u.s", "a.m", "p.m",
  ]
  /// No abbreviation is longer, and looking back stays bounded.
  private static let longestWord = 8

  var isEnd: Bool {
    guard mark.closed < bytes.count, mark.kind != .ideographic else { return true }
    guard bytes[mark.closed].isASCIISpace else { return false }
    guard let next = bytes[mark.closed...].first(where: { !$0.isASCIISpace }) else { return true }
    let continues = (0x61...0x7A).contains(next)
    switch mark.kind {
    case .stop: return !isAbbreviation(continues: continues || isDigit(next)) && !isItemNumber
    case .strong: return !continues
    case .ellipsis: return !continues && !isDigit(next)
    case .ideographic: return true
    }
  }

  private func isAbbreviation(continues: Bool) -> Bool {
    let word = self.word
    return Self.abbreviations.contains(word) || (continues && Self.trailing.contains(word))
  }

  /// The letters and stops before the mark, in small letters; empty where there are too many.
  private var word: String {
    let before = bytes[start..<mark.offset].suffix(Self.longestWord + 1)
    let letters = before.reversed().prefix { isLetter($0) || $0 == UInt8(ascii: ".") }
    guard letters.count <= Self.longestWord else { return "" }
    return String(decoding: letters.reversed().map { isLetter($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// `1. Fly the kite.` is one sentence.
  private var isItemNumber: Bool {
    mark.offset - start <= 3 && bytes[start..<mark.offset].allSatisfy(isDigit)
  }

  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
