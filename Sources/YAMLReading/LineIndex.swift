/// Turns libyaml's offsets into positions.
///
/// libyaml counts NEL, LS and PS as line ends, editors do not, so its own line numbers are not used.
struct LineIndex {
  /// For each line the number of scalars before it.
  private var starts: [Int] = [0]
  /// How many scalars the text has.
  private var count = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
      count += 1
      if Self.endsLine(byte, before: offset + 1 < bytes.count ? bytes[offset + 1] : nil) {
        starts.append(count)
      }
    }
  }

  private static func endsLine(_ byte: UInt8, before next: UInt8?) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n")
  }

  /// The position with `offset` scalars before it.
  func position(scalars offset: Int) -> YAMLPosition {
    let offset = min(offset, count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return YAMLPosition(line: low + 1, column: offset - starts[low] + 1)
  }
}
