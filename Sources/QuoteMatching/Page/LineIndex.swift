/// Where the lines of a source begin; `\n`, `\r\n` and `\r` end one.
struct LineIndex: Sendable {
  private let source: [UInt8]
  private let starts: [Int]

  init(_ source: [UInt8]) {
    self.source = source
    var starts = [0]
    for (index, byte) in source.enumerated() where byte == 0x0A || byte == 0x0D {
      let isPair = byte == 0x0D && index + 1 < source.count && source[index + 1] == 0x0A
      if !isPair { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The line and the column in Unicode scalars of a byte, both from 1. A byte order mark at the
  /// start of the file takes no column.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(offset, source.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = low == 0 && source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : starts[low]
    guard start < offset else { return (low + 1, 1) }
    let scalars = source[start..<offset].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    return (low + 1, scalars + 1)
  }
}
