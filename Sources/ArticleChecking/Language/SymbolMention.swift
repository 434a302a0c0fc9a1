import PageReading

/// A name in an article that has a symbol's shape, whether it is known or not.
struct SymbolMention: Equatable {
  /// The name without a dot in front: `NSUserActivity.userInfo`, `userActivity(_:element:_:)`.
  var name: String
  /// Its bytes in its block's text.
  var range: Range<Int>

  /// The names in a text, from left to right; those in code spans only where the whole is one.
  static func mentions(in text: MappedText) -> [SymbolMention] {
    let code = text.marks.filter { $0.kind == .code }.map(\.range)
    var mentions: [SymbolMention] = []
    var place = 0
    for span in code where span.lowerBound >= place {
      mentions += plainMentions(in: text.utf8, place..<span.lowerBound)
      mentions += codeMention(in: text.utf8, span)
      place = span.upperBound
    }
    return mentions + plainMentions(in: text.utf8, place..<text.utf8.count)
  }

  private static func codeMention(in text: [UInt8], _ span: Range<Int>) -> [SymbolMention] {
    var scanner = NameScanner(text: text, place: span.lowerBound, end: span.upperBound)
    guard let name = scanner.next(), name.range.upperBound == span.upperBound,
      text[span.lowerBound..<name.range.lowerBound].allSatisfy({ $0 == UInt8(ascii: ".") })
    else { return [] }
    return [name]
  }

  private static func plainMentions(in text: [UInt8], _ range: Range<Int>) -> [SymbolMention] {
    var scanner = NameScanner(text: text, place: range.lowerBound, end: range.upperBound)
    var mentions: [SymbolMention] = []
    while let name = scanner.next() {
      if NameShape.isSymbol(name.name) { mentions.append(name) }
    }
    return mentions
  }
}

/// Reads names with their members and argument labels.
private struct NameScanner {
  let text: [UInt8]
  var place: Int
  let end: Int

  mutating func next() -> SymbolMention? {
    while place < end, !isStart(text[place]) { place += 1 }
    guard place < end else { return nil }
    let start = place
    while place < end, isPart(text[place]) || isJoint(at: place) { place += 1 }
    if place < end, text[place] == UInt8(ascii: "("), let close = argumentsEnd(from: place) {
      place = close
    }
    return SymbolMention(
      name: String(decoding: text[start..<place], as: UTF8.self), range: start..<place)
  }

  private func isStart(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }

  private func isPart(_ byte: UInt8) -> Bool {
    isStart(byte) || (0x30...0x39).contains(byte) || byte >= 0x80 && !isMarkLead(byte)
  }

  private func isMarkLead(_ byte: UInt8) -> Bool { byte == 0xE2 || byte == 0xC2 || byte == 0xE3 }

  private func isJoint(at index: Int) -> Bool {
    text[index] == UInt8(ascii: ".") && index + 1 < end && isStart(text[index + 1])
  }

  /// Behind `(_:continue:)`: labels and colons only.
  private func argumentsEnd(from open: Int) -> Int? {
    var index = open + 1
    while index < end, isPart(text[index]) || text[index] == UInt8(ascii: ":") { index += 1 }
    guard index < end, text[index] == UInt8(ascii: ")") else { return nil }
    let isLabelled = text[index - 1] == UInt8(ascii: ":") || index == open + 1
    return isLabelled ? index + 1 : nil
  }
}
