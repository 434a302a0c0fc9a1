/// Takes Markdown's inline marks off a quotation that an author copied or emphasised.
///
/// It only ever removes marks, so a quotation that holds without them has all its words on the
/// page. It is tried after the text as it stands.
struct MarkupStripping {
  private let source: [UInt8]
  private var place = 0
  private var output: [UInt8] = []
  private var emphases: [Range<Int>] = []
  private var openers: [Opener] = []
  private var brackets: [Int] = []
  private let lastTicks: [Int: Int]

  private struct Opener {
    var mark: UInt8
    var length: Int
    var output: Int
  }

  /// How long a quotation is read so; above it only the text as it stands counts.
  private static let longest = 65_536

  /// The reading without marks, or `nil` where there are none.
  static func reading(of source: [UInt8]) -> QuoteReading? {
    guard source.count <= longest, source.contains(where: marks.contains) else { return nil }
    var stripping = Self(source)
    stripping.run()
    guard stripping.output != source else { return nil }
    return QuoteReading(stripping.output, emphases: stripping.emphases, isStripped: true)
  }

  /// `` ` `` `*` `_` `[` `\`
  private static let marks: [UInt8] = [0x60, 0x2A, 0x5F, 0x5B, 0x5C]

  private init(_ source: [UInt8]) {
    self.source = source
    lastTicks = Self.lastTicks(in: source)
  }

  private static func lastTicks(in source: [UInt8]) -> [Int: Int] {
    var last: [Int: Int] = [:]
    var place = 0
    while place < source.count {
      let length = source[place...].prefix { $0 == 0x60 }.count
      if length > 0 { last[length] = place }
      place += max(1, length)
    }
    return last
  }

  private mutating func run() {
    while place < source.count {
      switch source[place] {
      case 0x60: ticks()
      case 0x2A, 0x5F: delimiter()
      case 0x5B:
        brackets.append(output.count)
        keep(1)
      case 0x5D: closeBracket()
      case 0x5C: escape()
      default: keep(1)
      }
    }
  }

  private mutating func keep(_ count: Int) {
    output += source[place..<(place + count)]
    place += count
  }

  private func runLength(at place: Int) -> Int {
    source[place...].prefix { $0 == source[place] }.count
  }

  private mutating func ticks() {
    let length = runLength(at: place)
    guard let last = lastTicks[length], last > place else { return keep(length) }
    var end = place + length
    while end <= last {
      let run = source[end] == 0x60 ? runLength(at: end) : 0
      if run == length { break }
      end += max(1, run)
    }
    var content = source[(place + length)..<end]
    if content.count > 2, content.first == 0x20, content.last == 0x20 {
      content = content.dropFirst().dropLast()
    }
    output += content
    place = end + length
  }

  private mutating func delimiter() {
    let (mark, length) = (source[place], runLength(at: place))
    let before = place > 0 ? source[place - 1] : 0x20
    let after = place + length < source.count ? source[place + length] : 0x20
    let intraword = mark == 0x5F && isWordByte(before) && isWordByte(after)
    guard length <= 3, !intraword else { return keep(length) }
    let opener = openers.lastIndex { $0.mark == mark && $0.length == length }
    if !WhiteSpace.isASCII(before), let opener { return close(opener, length) }
    guard !WhiteSpace.isASCII(after) else { return keep(length) }
    if openers.count < 64 {
      openers.append(Opener(mark: mark, length: length, output: output.count))
    }
    keep(length)
  }

  private mutating func close(_ index: Int, _ length: Int) {
    let start = openers[index].output
    openers.removeSubrange(index...)
    output.removeSubrange(start..<(start + length))
    emphases.append(start..<output.count)
    place += length
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || WordCharacter.isPart(UInt32(byte))
  }

  private mutating func closeBracket() {
    guard let start = brackets.popLast(), let end = targetEnd(from: place + 1) else {
      return keep(1)
    }
    output.remove(at: start)
    place = end
  }

  /// Where a link's target ends that begins at a place, its parentheses balanced.
  private func targetEnd(from start: Int) -> Int? {
    guard start < source.count, source[start] == 0x28 else { return nil }
    var depth = 0
    for place in start..<min(source.count, start + 2_000) {
      if source[place] == 0x28 { depth += 1 }
      if source[place] == 0x29 { depth -= 1 }
      if depth == 0 { return place + 1 }
    }
    return nil
  }

  private mutating func escape() {
    guard place + 1 < source.count, Self.isPunctuation(source[place + 1]) else { return keep(1) }
    place += 1
    keep(1)
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && (byte == 0x5F || !WordCharacter.isPart(UInt32(byte)))
  }
}
