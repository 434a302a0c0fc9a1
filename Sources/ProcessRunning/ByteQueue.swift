/// Bytes that come in at the end and are taken from the front.
struct ByteQueue {
  private var bytes: [UInt8] = []
  private var start = 0
  /// Up to here no line feed was found, so that a long line is scanned once.
  private var scanned = 0

  var count: Int { bytes.count - start }
  var isEmpty: Bool { count == 0 }
  /// What is waiting, first byte first.
  var waiting: ArraySlice<UInt8> { bytes[start...] }

  mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  mutating func take(_ count: Int) -> [UInt8] {
    let taken = Array(bytes[start..<start + count])
    drop(count)
    return taken
  }

  mutating func drop(_ count: Int) {
    start += count
    if start > 65_536, start > bytes.count / 2 {
      bytes.removeFirst(start)
      start = 0
    }
    scanned = start
  }

  /// How many bytes the first line has with its line feed, or `nil` where none has ended.
  mutating func firstLineLength() -> Int? {
    guard let end = bytes[max(scanned, start)...].firstIndex(of: UInt8(ascii: "\n")) else {
      scanned = bytes.count
      return nil
    }
    scanned = end
    return end + 1 - start
  }
}
