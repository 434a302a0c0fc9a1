extension JSONScanner {
  /// The number that begins here, as written.
  mutating func number() throws(HeaderFault) -> String {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    if next == UInt8(ascii: "0") { index += 1 } else { try digits() }
    if next == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(HeaderFault) {
    guard next?.isDigit == true else { throw fault("a digit") }
    while next?.isDigit == true { index += 1 }
  }
}
