/// The words whose loss changes what a sentence says.
struct Wording {
  private let text: ArraySlice<UInt8>

  /// The words of normalised text.
  init(_ text: ArraySlice<UInt8>) { self.text = text }

  /// Where words that deny or limit stand.
  var negations: [Range<Int>] { words.filter { isNegation($0) } }

  /// Whether a word denies or limits.
  var hasNegation: Bool { words.contains { isNegation($0) } }

  /// Whether there is a condition.
  var hasCondition: Bool { words.contains { Self.conditions.contains(lower($0)) } }

  /// Whether there is a number, in digits of any kind or as a word.
  var hasNumber: Bool {
    !numbers.isEmpty || words.contains { Self.numberWords.contains(lower($0)) }
  }

  /// The numbers in digits.
  var numbers: [String] {
    words.filter { word in text[word].contains { (0x30...0x39).contains($0) || $0 >= 0xC2 } }
      .map { String(decoding: text[$0], as: UTF8.self) }
      .filter { $0.unicodeScalars.contains { $0.properties.numericType != nil } }
  }

  /// How many words there are, or `limit` if not fewer.
  func count(upTo limit: Int) -> Int {
    var count = 0
    var place = text.startIndex
    while count < limit, let word = nextWord(from: place) {
      count += 1
      place = word.upperBound
    }
    return count
  }

  private var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var place = text.startIndex
    while let word = nextWord(from: place) {
      words.append(word)
      place = word.upperBound
    }
    return words
  }

  private func nextWord(from start: Int) -> Range<Int>? {
    guard let first = text[start...].firstIndex(where: isPart) else { return nil }
    let end = text[first...].firstIndex { !isPart($0) && $0 != 0x27 } ?? text.endIndex
    return first..<end
  }

  private func isPart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || WordCharacter.isPart(UInt32(byte))
  }

  private func lower(_ word: Range<Int>) -> String {
    String(decoding: text[word].map(ASCIICase.lower), as: UTF8.self)
  }

  private func isNegation(_ word: Range<Int>) -> Bool {
    guard word.count <= 12,
      Self.firstLetters.contains(ASCIICase.lower(text[word.lowerBound]))
        || text[word].contains(0x27)
    else { return false }
    let word = lower(word)
    return word.hasSuffix("n't") || Self.negations.contains(word)
  }

  private static let negations: Set<String> = [
    "not", "never", "no", "only", "unless", "except", "excepting", "excluding", "without",
    "neither", "nor", "none", "cannot", "nothing", "nobody", "nowhere", "hardly", "rarely",
    "seldom", "barely", "scarcely",
  ]

  private static let firstLetters = Set(negations.compactMap(\.utf8.first))

  private static let conditions: Set<String> = [
    "if", "when", "whenever", "while", "until", "till", "provided", "providing", "assuming",
    "otherwise", "depending", "conditionally",
  ]

  private static let numberWords: Set<String> = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "dozen", "hundred", "thousand", "million", "billion", "half", "twice", "zero",
  ]
}
