import PageReading

/// A word of an article's sentence.
struct Word: Equatable {
  /// The word in ASCII small letters, a curly apostrophe straight.
  var text: String
  /// Its bytes in its block's text.
  var range: Range<Int>
  /// Whether it begins with a capital letter.
  var isCapitalised: Bool

  /// The words of a stretch of a text, numbers with their points among them.
  static func words(in text: [UInt8], _ range: Range<Int>) -> [Word] {
    var scanner = WordScanner(text: text, place: range.lowerBound, end: range.upperBound)
    var words: [Word] = []
    while let word = scanner.next() { words.append(word) }
    return words
  }
}

/// Reads words from left to right.
private struct WordScanner {
  let text: [UInt8]
  var place: Int
  let end: Int

  mutating func next() -> Word? {
    while place < end, partLength(at: place) == 0 { place += blankLength(at: place) }
    guard place < end else { return nil }
    let start = place
    while place < end {
      let length = partLength(at: place)
      if length > 0 {
        place += length
      } else if let joint = jointLength(at: place), place > start {
        place += joint
      } else {
        break
      }
    }
    let bytes = text[start..<place]
    let word = String(decoding: bytes, as: UTF8.self).replacingApostrophes
    return Word(
      text: word, range: start..<place, isCapitalised: (0x41...0x5A).contains(bytes.first ?? 0))
  }

  /// The length of a letter, digit or underscore; 0 for anything else.
  private func partLength(at index: Int) -> Int {
    let byte = text[index]
    if byte < 0x80 { return isLetterOrDigit(byte) || byte == UInt8(ascii: "_") ? 1 : 0 }
    return isMark(at: index) ? 0 : 1
  }

  private func blankLength(at index: Int) -> Int {
    guard text[index] >= 0x80 else { return 1 }
    return text[index] >= 0xE0 ? 3 : 2
  }

  /// Marks that join two parts of a word: `18.2`, `don't`, `user-facing`.
  private func jointLength(at index: Int) -> Int? {
    let byte = text[index]
    let length = text[index...].starts(with: "’".utf8) ? 3 : 1
    guard
      length == 3 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "'")
        || byte == UInt8(ascii: "-")
    else { return nil }
    guard index + length < end, partLength(at: index + length) > 0 else { return nil }
    return length
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }

  /// Punctuation and blanks outside ASCII: Latin-1's, the general and the CJK block.
  private func isMark(at index: Int) -> Bool {
    let second = index + 1 < text.count ? text[index + 1] : 0
    switch text[index] {
    case 0xC2: return true
    case 0xE2: return second == 0x80 || second == 0x81
    case 0xE3: return second == 0x80
    default: return false
    }
  }
}

extension String {
  /// The word in ASCII small letters with straight apostrophes.
  fileprivate var replacingApostrophes: String {
    var bytes: [UInt8] = []
    let source = Array(utf8)
    var index = 0
    while index < source.count {
      if source[index...].starts(with: "’".utf8) {
        bytes.append(UInt8(ascii: "'"))
        index += 3
      } else {
        bytes.append((0x41...0x5A).contains(source[index]) ? source[index] | 0x20 : source[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
