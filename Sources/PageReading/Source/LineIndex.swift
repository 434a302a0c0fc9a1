/// Where each line of a text begins; lines end with LF, CRLF or CR, as cmark takes them.
package struct LineIndex: Sendable {
  /// The offset of each line's first byte.
  package let starts: [Int]
  private let source: [UInt8]

  package init(_ source: [UInt8]) {
    var starts = [0]
    starts.reserveCapacity(source.count / 32 + 2)
    var previous: UInt8 = 0
    for offset in source.indices {
      if previous == 0x0A || previous == 0x0D && source[offset] != 0x0A { starts.append(offset) }
      previous = source[offset]
    }
    if previous == 0x0A || previous == 0x0D { starts.append(source.count) }
    self.starts = starts
    self.source = source
  }

  /// The offset of the first byte of a line counted from 1, within the text's bounds.
  package func start(ofLine line: Int) -> Int {
    line <= 1 ? 0 : line <= starts.count ? starts[line - 1] : source.count
  }

  /// The bytes of a line counted from 1, without its end.
  package func content(ofLine line: Int) -> Range<Int> {
    let start = start(ofLine: line)
    var end = self.start(ofLine: line + 1)
    if end > start, source[end - 1] == 0x0A { end -= 1 }
    if end > start, source[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The line and the column in Unicode scalars, both from 1, of the byte at `offset`.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let scalars = source[starts[low]..<min(max(offset, starts[low]), source.count)]
      .reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    return (low + 1, scalars + 1)
  }
}
