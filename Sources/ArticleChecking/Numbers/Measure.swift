/// A number with a unit: `3 KB`, `3KB`, `44 points`, `50 %`.
struct Measure: Equatable {
  /// The number as written, without final zeros behind a point.
  var number: String
  /// The unit in one form.
  var unit: String
  /// What is measured: sizes compare with sizes.
  var dimension: String
  /// The bytes that number and unit take.
  var range: Range<Int>

  /// Whether number and unit are the same.
  func isSame(as other: Measure) -> Bool { number == other.number && unit == other.unit }

  /// The measures in words.
  static func measures(in words: [Word], _ text: [UInt8]) -> [Measure] {
    words.indices.compactMap { measure(at: $0, in: words, text) }
  }

  /// The measures in a text.
  static func measures(in text: String) -> [Measure] {
    let bytes = Array(text.utf8)
    return measures(in: Word.words(in: bytes, 0..<bytes.count), bytes)
  }

  private static func measure(at index: Int, in words: [Word], _ text: [UInt8]) -> Measure? {
    let word = words[index]
    let digits = word.text.prefix { $0.isNumber || $0 == "." }
    let number = numbers[word.text] ?? (digits.isEmpty ? nil : String(digits))
    guard let number, word.range.lowerBound == 0 || text[word.range.lowerBound - 1] != 0x2E else {
      return nil
    }
    let rest = numbers[word.text] == nil ? String(word.text.dropFirst(digits.count)) : ""
    if !rest.isEmpty {
      let unit = rest.hasPrefix("-") ? String(rest.dropFirst()) : rest
      return units[unit].map { .init(trimmed(number), $0, word.range) }
    }
    let end = word.range.upperBound
    let after = text[end...].drop { $0 == 0x20 }.first
    if after == UInt8(ascii: "%") {
      return .init(trimmed(number), ("percent", "share"), word.range)
    }
    guard index + 1 < words.count, isNext(words[index], words[index + 1], text),
      let unit = units[words[index + 1].text]
    else { return nil }
    return .init(
      trimmed(number), unit, word.range.lowerBound..<words[index + 1].range.upperBound)
  }

  private init(_ number: String, _ unit: (String, String), _ range: Range<Int>) {
    self.number = number
    (self.unit, dimension) = unit
    self.range = range
  }

  private static func isNext(_ word: Word, _ next: Word, _ text: [UInt8]) -> Bool {
    let between = text[word.range.upperBound..<next.range.lowerBound]
    return between.elementsEqual([0x20]) || between.elementsEqual("\u{A0}".utf8)
      || between.elementsEqual("\u{202F}".utf8)
  }

  private static func trimmed(_ number: String) -> String {
    guard number.contains(".") else { return number }
    var number = number
    while number.hasSuffix("0") { number.removeLast() }
    if number.hasSuffix(".") { number.removeLast() }
    return number
  }

  private static let numbers = [
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
    "eight": "8", "nine": "9", "ten": "10",
  ]

  private static let units: [String: (String, String)] = {
    var units: [String: (String, String)] = [:]
    for (dimension, unit, names) in [
      ("size", "byte", ["byte", "bytes"]), ("size", "kb", ["kb", "kib", "kilobyte", "kilobytes"]),
      ("size", "mb", ["mb", "mib", "megabyte", "megabytes"]),
      ("size", "gb", ["gb", "gib", "gigabyte", "gigabytes"]),
      ("time", "ms", ["ms", "millisecond", "milliseconds"]),
      ("time", "second", ["second", "seconds", "sec", "secs"]),
      ("time", "minute", ["minute", "minutes", "min", "mins"]),
      ("time", "hour", ["hour", "hours"]), ("time", "day", ["day", "days"]),
      ("length", "point", ["point", "points", "pt", "pts"]),
      ("length", "pixel", ["pixel", "pixels", "px"]),
      ("text", "character", ["character", "characters"]), ("share", "percent", ["percent"]),
      ("rate", "fps", ["fps"]), ("rate", "hz", ["hz", "hertz"]),
    ] as [(String, String, [String])] {
      for name in names { units[name] = (unit, dimension) }
    }
    return units
  }()
}
