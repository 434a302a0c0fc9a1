/// Finds the marks of disclosed changes in a quotation's text.
struct QuoteMarkScanner {
  private let text: [UInt8]
  private var place = 0
  private(set) var marks: [QuoteMark] = []

  /// How many marks a quotation may have; more are no quotation.
  static let most = 64

  init(_ text: [UInt8]) {
    self.text = text
    while place < text.count, marks.count <= Self.most { step() }
  }

  private mutating func step() {
    if let length = ellipsisLength(at: place) { return add(.elision, length) }
    guard text[place] == 0x5B || text[place] == 0x28 else { return place += 1 }
    if let end = enclosedEllipsis(from: place + 1) { return add(.elision, end - place) }
    guard text[place] == 0x5B, let close = closing(from: place + 1) else { return place += 1 }
    add(kind(of: (place + 1)..<close, bracketEnd: close + 1), close + 1 - place)
  }

  private mutating func add(_ kind: QuoteMark.Kind?, _ length: Int) {
    if let kind { marks.append(QuoteMark(kind: kind, range: place..<(place + length))) }
    place += length
  }

  /// The length of a run of `…`, of three or more full stops, or of `. . .`. Of four full stops
  /// the first ends the sentence before; the scan comes to the other three next.
  private func ellipsisLength(at start: Int) -> Int? {
    guard text[start] == 0xE2 || text[start] == 0x2E else { return nil }
    var end = start
    while end + 2 < text.count, text[end...].starts(with: [0xE2, 0x80, 0xA6]) { end += 3 }
    if end > start { return end - start }
    let dots = text[start...].prefix { $0 == 0x2E }.count
    if dots >= 3 { return dots == 4 && endsSentence(start) ? nil : dots }
    let spaced = [UInt8](". . .".utf8)
    guard text[start...].starts(with: spaced) else { return nil }
    let isLonger = text[start...].starts(with: spaced + [0x20, 0x2E])
    return isLonger && endsSentence(start) ? nil : spaced.count
  }

  /// Whether a full stop is glued to a word before it.
  private func endsSentence(_ place: Int) -> Bool {
    place > 0 && !WhiteSpace.isASCII(text[place - 1])
  }

  /// Where `[…]` or `(…)` ends.
  private func enclosedEllipsis(from start: Int) -> Int? {
    var place = start
    while place < text.count, text[place] == 0x20 { place += 1 }
    guard place < text.count, let length = ellipsisLength(at: place) else { return nil }
    place += length
    while place < text.count, text[place] == 0x20 { place += 1 }
    guard place < text.count else { return nil }
    return text[place] == (text[start - 1] == 0x5B ? 0x5D : 0x29) ? place + 1 : nil
  }

  private static let longestBracket = 200

  private func closing(from start: Int) -> Int? {
    for place in start..<min(text.count, start + Self.longestBracket) {
      if text[place] == 0x5B { return nil }
      if text[place] == 0x5D { return place == start ? nil : place }
    }
    return nil
  }

  /// What a bracket says; `nil` where it is glued to a word or begins like `[!NOTE]` and so is part
  /// of the text.
  private func kind(of content: Range<Int>, bracketEnd: Int) -> QuoteMark.Kind? {
    let before = text.scalar(before: content.lowerBound - 1, from: 0)
    let after = text.scalar(from: bracketEnd, to: text.count)
    let first = text.scalar(from: content.lowerBound, to: content.upperBound)
    guard !WordCharacter.isPart(before), WordCharacter.isPart(first) || isQuotationMark(first)
    else { return nil }
    if text[content].elementsEqual("sic".utf8) { return .sic }
    guard WordCharacter.isPart(after) else { return .bracket(content) }
    return content.count == 1
      ? LetterCase.flipped(text[content.lowerBound]).map { .letterCase($0) } : nil
  }

  private func isQuotationMark(_ scalar: UInt32?) -> Bool {
    let plain = scalar.flatMap { Fold.byCharacter[$0]?.plain }
    return scalar == 0x22 || scalar == 0x27 || plain == "\"" || plain == "'"
  }
}
