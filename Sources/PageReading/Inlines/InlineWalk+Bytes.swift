/// Classes of bytes as cmark takes them: ASCII only.
extension InlineWalk {
  func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// How many bytes of one value follow each other there.
  func run(of mark: UInt8, at start: Int) -> Int {
    var end = start
    while byte(end) == mark { end += 1 }
    return end - start
  }

  mutating func passLineEnd() {
    if byte(position) == 0x0D { position += 1 }
    if byte(position) == 0x0A { position += 1 }
  }
}
