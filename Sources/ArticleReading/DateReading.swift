import FactModel

/// Reads the dates that authors write: `2026-10-11`, `11 October 2026`, `October 11, 2026`.
package enum DateReading {
  /// A date in a text.
  package struct Found: Equatable, Sendable {
    package var day: Day
    /// The bytes of the text that it takes.
    package var range: Range<Int>
  }

  /// The dates in a text, in order.
  package static func dates(in text: [UInt8]) -> [Found] {
    let tokens = tokens(of: text)
    var dates: [Found] = []
    var index = 0
    while index < tokens.count {
      guard let (found, length) = date(tokens, at: index) else {
        index += 1
        continue
      }
      dates.append(found)
      index += length
    }
    return dates
  }

  /// The first date behind one of the words.
  static func day(in text: String, after words: [String]) -> Day? {
    let lowered = text.loweredASCII
    let starts = words.compactMap { lowered.utf8.firstRange(of: $0.utf8)?.upperBound }
    guard let start = starts.min() else { return nil }
    return dates(in: Array(lowered.utf8[start...])).first?.day
  }

  private struct Token {
    var text: String
    var range: Range<Int>
  }

  private static func tokens(of text: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var start: Int?
    for index in 0...text.count {
      let isPart = index < text.count && isWordByte(text[index])
      if isPart, start == nil { start = index }
      if !isPart, let begin = start {
        let word = String(decoding: text[begin..<index], as: UTF8.self)
        tokens.append(Token(text: word.loweredASCII, range: begin..<index))
        start = nil
      }
    }
    return tokens
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte)
      || (0x61...0x7A).contains(byte | 0x20)
  }

  private static func date(_ tokens: [Token], at index: Int) -> (Found, Int)? {
    if let day = Day(tokens[index].text) {
      return (Found(day: day, range: tokens[index].range), 1)
    }
    guard index + 2 < tokens.count else { return nil }
    let (first, second, third) = (tokens[index], tokens[index + 1], tokens[index + 2])
    let range = first.range.lowerBound..<third.range.upperBound
    guard third.text.utf8.count == 4, let year = Int(third.text), (1970...2200).contains(year)
    else {
      return nil
    }
    if let month = month(second.text), let day = dayNumber(first.text) {
      return Day(year: year, month: month, day: day).map { (Found(day: $0, range: range), 3) }
    }
    if let month = month(first.text), let day = dayNumber(second.text) {
      return Day(year: year, month: month, day: day).map { (Found(day: $0, range: range), 3) }
    }
    return nil
  }

  private static func dayNumber(_ text: String) -> Int? {
    for ending in ["st", "nd", "rd", "th"] where text.hasSuffix(ending) {
      return Int(text.dropLast(2))
    }
    return Int(text)
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  private static func month(_ text: String) -> Int? {
    guard text.utf8.count >= 3 else { return nil }
    return months.firstIndex { $0 == text || text.utf8.count <= 4 && $0.hasPrefix(text) }
      .map { $0 + 1 }
  }
}
