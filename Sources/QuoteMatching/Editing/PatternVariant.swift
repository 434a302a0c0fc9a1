/// A pattern with or without the two changes that need no disclosure: the final punctuation mark
/// and the case of the first letter.
struct PatternVariant {
  let pattern: QuotePattern
  /// The full stop, comma, colon or semicolon that was taken off the end.
  let dropped: UInt8?
  /// Whether the first letter is in the other case than in the quotation.
  let isFlipped: Bool
  /// The pieces as they are searched for.
  let pieces: [QuoteReading]

  /// The variants of a pattern, the least changed first.
  static func variants(of pattern: QuotePattern) -> [Self] {
    [(false, false), (true, false), (false, true), (true, true)].compactMap {
      (drops, flips) in Self(pattern, drops: drops, flips: flips)
    }
  }

  private init?(_ pattern: QuotePattern, drops: Bool, flips: Bool) {
    guard drops || flips || pattern.isEdited else { return nil }
    var texts = pattern.pieces
    var last: UInt8?
    if drops {
      guard pattern.trailing == nil, let split = Self.withoutFinalMark(texts[texts.count - 1])
      else { return nil }
      (texts[texts.count - 1], last) = split
    }
    if flips {
      guard pattern.leading == nil, let flipped = LetterCase.flippedFirst(Self.trimmed(texts[0]))
      else { return nil }
      texts[0] = flipped
    }
    self.pattern = pattern
    dropped = last
    isFlipped = flips
    pieces = texts.map { QuoteReading($0) }
  }

  private static func trimmed(_ text: [UInt8]) -> [UInt8] {
    Array(text.drop(while: WhiteSpace.isASCII))
  }

  /// `.` `,` `;` `:`
  private static let marks: [UInt8] = [0x2E, 0x2C, 0x3B, 0x3A]

  private static func withoutFinalMark(_ text: [UInt8]) -> ([UInt8], UInt8)? {
    guard let end = text.lastIndex(where: { !WhiteSpace.isASCII($0) }), marks.contains(text[end])
    else { return nil }
    return end == 0 ? nil : (Array(text[..<end]), text[end])
  }
}
