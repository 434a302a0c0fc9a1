/// Cuts a sentence into words, numbers and marks, scalar by scalar.
struct WordSplitter {
  private let scalars: String.UnicodeScalarView
  private var position: String.Index
  private var isSpaced = false

  /// Every token of `text` in order; white space is kept as `isSpaced` only.
  static func tokens(of text: String) -> [WordToken] {
    var splitter = WordSplitter(scalars: text.unicodeScalars)
    var tokens: [WordToken] = []
    while let token = splitter.next() { tokens.append(token) }
    return tokens
  }

  private init(scalars: String.UnicodeScalarView) {
    self.scalars = scalars
    position = scalars.startIndex
  }

  private mutating func next() -> WordToken? {
    skipSpace()
    guard let first = scalar(at: position) else { return nil }
    let start = position
    let kind = readToken(first)
    return WordToken(text: String(scalars[start..<position]), kind: kind, isSpaced: isSpaced)
  }

  private mutating func skipSpace() {
    let start = position
    while let scalar = scalar(at: position), scalar.isSpace { advance() }
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
    advance()
    return first.carriesMeaning ? .symbol : .punctuation
  }

  private func startsNumber(_ first: Unicode.Scalar) -> Bool {
    if first.isDigit { return true }
    guard first == "-" || first == "\u{2212}", isSpaced || position == scalars.startIndex else {
      return false
    }
    return following?.isDigit == true
  }

  private mutating func readNumber() {
    advance()
    while let scalar = scalar(at: position) {
      let isInner = scalar == "." || scalar == ","
      guard scalar.isWordPart || isInner && following?.isDigit == true else {
        return
      }
      advance()
    }
  }

  private mutating func readWord() -> WordToken.Kind {
    let start = position
    while let scalar = scalar(at: position) {
      let isInner = scalar == "'" || scalar == "\u{2019}"
      guard scalar.isWordPart || isInner && following?.isWordPart == true
      else { break }
      advance()
    }
    if readArgumentLabels() { return .identifier }
    return scalars[start..<position].looksLikeCode ? .identifier : .word
  }

  /// Reads `()` or `(_:continue:)` right behind a word.
  private mutating func readArgumentLabels() -> Bool {
    guard scalar(at: position) == "(" else { return false }
    let labels = scalars[scalars.index(after: position)...].prefix(200)
      .prefix { $0.isWordPart || $0 == ":" }
    guard scalar(at: labels.endIndex) == ")", labels.isEmpty || labels.last == ":" else {
      return false
    }
    position = scalars.index(after: labels.endIndex)
    return true
  }

  private mutating func advance() { position = scalars.index(after: position) }

  /// The scalar behind the present one.
  private var following: Unicode.Scalar? {
    position < scalars.endIndex ? scalar(at: scalars.index(after: position)) : nil
  }

  private func scalar(at index: String.Index) -> Unicode.Scalar? {
    index < scalars.endIndex ? scalars[index] : nil
  }
}
