/// The source of a block's text as the parser takes it: its lines without what encloses them.
struct BlockContent {
  private(set) var bytes: [UInt8] = []
  /// Where a stretch begins here and in the source, in order; stretches follow without gaps.
  private(set) var stretches: [(start: Int, source: Int)] = []

  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    stretches.removeAll(keepingCapacity: true)
  }

  mutating func append(_ source: [UInt8], _ range: Range<Int>, base: Int) {
    guard !range.isEmpty else { return }
    stretches.append((bytes.count, base + range.lowerBound))
    bytes.append(contentsOf: source[range])
  }

  /// Appends a line and its end, which the parser always takes for a line feed.
  mutating func append(line source: [UInt8], _ words: Range<Int>, next: Int, base: Int) {
    let isFeed = next == words.upperBound + 1 && source[next - 1] == 0x0A
    append(source, words.lowerBound..<(isFeed ? next : words.upperBound), base: base)
    guard !isFeed, next > words.upperBound else { return }
    stretches.append((bytes.count, base + next - 1))
    bytes.append(0x0A)
  }

  /// Appends a table's cell, in which `\|` stands for `|` before anything else is read.
  mutating func append(cell source: [UInt8], _ range: Range<Int>, base: Int) {
    var start = range.lowerBound
    for index in range.dropFirst() where source[index] == UInt8(ascii: "|") {
      guard source[index - 1] == UInt8(ascii: "\\") else { continue }
      append(source, start..<index - 1, base: base)
      start = index
    }
    append(source, start..<range.upperBound, base: base)
  }
}
