/// Recognises the end of a sentence in running text.
enum SentenceEnd {
  /// Whether the byte at `last`, the last before white space, ends a sentence.
  static func ends(_ text: [UInt8], _ last: Int, from start: Int) -> Bool {
    var place = last
    while place > start, closers.contains(text[place]) { place -= 1 }
    guard place >= start, stops.contains(text[place]) else { return closesCurly(text, last) }
    return text[place] != 0x2E || !isAbbreviation(text, before: place, from: start)
  }

  /// `.` `!` `?`
  private static let stops: [UInt8] = [0x2E, 0x21, 0x3F]
  /// `"` `'` `)` `]`
  private static let closers: [UInt8] = [0x22, 0x27, 0x29, 0x5D]

  /// A full stop before `”` or `’`.
  private static func closesCurly(_ text: [UInt8], _ last: Int) -> Bool {
    guard last >= 3, text[last - 2] == 0xE2, text[last - 1] == 0x80,
      text[last] == 0x99 || text[last] == 0x9D
    else { return false }
    return stops.contains(text[last - 3])
  }

  private static func isAbbreviation(_ text: [UInt8], before stop: Int, from start: Int) -> Bool {
    var first = stop
    while first > start, stop - first < 8, !WhiteSpace.isASCII(text[first - 1]) { first -= 1 }
    let word = String(decoding: text[first..<stop].map(ASCIICase.lower), as: UTF8.self)
    return abbreviations.contains(word.hasPrefix("(") ? String(word.dropFirst()) : word)
  }

  private static let abbreviations: Set<String> = [
    "e.g", "i.e", "cf", "vs", "no", "fig", "approx", "resp", "dr", "mr", "mrs", "ms", "st",
  ]
}
