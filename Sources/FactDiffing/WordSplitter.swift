/// Cuts a sentence into words, numbers and marks, scalar by scalar.
struct WordSplitter {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var isSpaced = false

  /// Every token of `text` in order; white space is kept as `isSpaced` only.
  static func tokens(of text: String) -> [WordToken] {
    var splitter = WordSplitter(scalars: Array(text.unicodeScalars))
    var tokens: [WordToken] = []
    while let token = splitter.next() { tokens.append(token) }
    return tokens
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private mutating func next() -> WordToken? {
    skipSpace()
    guard let first = scalar(at: position) else { return nil }
    let start = position
    let kind = readToken(first)
    return WordToken(text: text(from: start), kind: kind, isSpaced: isSpaced)
  }

  private mutating func skipSpace() {
    let start = position
    while let scalar = scalar(at: position), scalar.properties.isWhitespace { position += 1 }
    isSpaced = position > start
  }

  private mutating func readToken(_ first: Unicode.Scalar) -> WordToken.Kind {
    if startsNumber(first) {
      readNumber()
      return .number
    }
    if first.isWordPart {
      return readWord()
    }
    position += 1
    return first.carriesMeaning ? .symbol : .punctuation
  }

  private func startsNumber(_ first: Unicode.Scalar) -> Bool {
    if first.isDigit { return true }
    guard first == "-" || first == "\u{2212}", isSpaced || position == 0 else { return false }
    return scalar(at: position + 1)?.isDigit == true
  }

  private mutating func readNumber() {
    position += 1
    while let scalar = scalar(at: position) {
      let isInner = scalar == "." || scalar == ","
      guard scalar.isWordPart || isInner && self.scalar(at: position + 1)?.isDigit == true else {
        return
      }
      position += 1
    }
  }

  private mutating func readWord() -> WordToken.Kind {
    let start = position
    while let scalar = scalar(at: position) {
      let isInner = scalar == "'" || scalar == "\u{2019}"
      guard scalar.isWordPart || isInner && self.scalar(at: position + 1)?.isWordPart == true
      else { break }
      position += 1
    }
    if readArgumentLabels() { return .identifier }
    return scalars[start..<position].looksLikeCode ? .identifier : .word
  }

  /// Reads `()` or `(_:continue:)` right behind a word.
  private mutating func readArgumentLabels() -> Bool {
    guard scalar(at: position) == "(" else { return false }
    var end = position + 1
    while let scalar = scalar(at: end), scalar.isWordPart || scalar == ":", end - position < 200 {
      end += 1
    }
    guard scalar(at: end) == ")", end == position + 1 || scalars[end - 1] == ":" else {
      return false
    }
    position = end + 1
    return true
  }

  private func scalar(at index: Int) -> Unicode.Scalar? {
    index < scalars.count ? scalars[index] : nil
  }

  private func text(from start: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<position])
    return String(text)
  }
}
