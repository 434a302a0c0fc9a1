/// Brings a code block to normalised form: as it stands, but for line breaks, which become line
/// feeds, and white space at the ends of lines, which nobody sees.
struct CodeNormaliser {
  private(set) var text = NormalText()
  private let source: [UInt8]

  init(_ source: [UInt8]) { self.source = source }

  /// The normalised form of a whole text.
  static func normalised(_ source: [UInt8]) -> NormalText {
    var normaliser = Self(source)
    normaliser.append(source.indices)
    return normaliser.text
  }

  /// Appends a mark that no text holds, so that nothing matches across it.
  mutating func separate(at origin: Int) {
    text.replace(origin..<origin, by: [0])
  }

  /// Appends a stretch of the source, without line breaks at its end.
  mutating func append(_ range: Range<Int>) {
    let start = text.bytes.count
    var place = range.lowerBound
    while place < range.upperBound {
      let end = lineEnd(from: place, before: range.upperBound)
      let visible = visibleEnd(place..<end)
      if place < visible { text.keepPrintable(source, place..<visible) }
      let next = nextLine(end, before: range.upperBound)
      if next > visible { append(lineBreak: visible..<next) }
      place = next
    }
    while text.bytes.count > start, text.bytes.last == 0x0A { text.removeLast() }
  }

  private mutating func append(lineBreak: Range<Int>) {
    if lineBreak.count == 1, source[lineBreak.lowerBound] == 0x0A {
      text.keep(source, lineBreak)
    } else {
      text.replace(lineBreak, by: [0x0A])
    }
  }

  private func lineEnd(from place: Int, before end: Int) -> Int {
    source[place..<end].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? end
  }

  private func visibleEnd(_ line: Range<Int>) -> Int {
    source[line].lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 } ?? line.lowerBound
  }

  private func nextLine(_ end: Int, before limit: Int) -> Int {
    guard end < limit else { return limit }
    let isPair = source[end] == 0x0D && end + 1 < limit && source[end + 1] == 0x0A
    return isPair ? end + 2 : end + 1
  }
}

extension NormalText {
  /// Keeps a stretch, a NUL in it excepted, which must not look like a separator.
  fileprivate mutating func keepPrintable(_ source: [UInt8], _ range: Range<Int>) {
    var start = range.lowerBound
    while let null = source[start..<range.upperBound].firstIndex(of: 0) {
      if start < null { keep(source, start..<null) }
      replace(null..<(null + 1), by: [0xEF, 0xBF, 0xBD])
      start = null + 1
    }
    if start < range.upperBound { keep(source, start..<range.upperBound) }
  }
}
