extension JSONScanner {
  /// The string whose opening quote stands here.
  mutating func string() throws(HeaderFault) -> String {
    index += 1
    let start = index
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      index += 1
    }
    let plain = bytes[start..<index]
    guard next == UInt8(ascii: "\"") else { return try escapedString(after: plain, from: start) }
    index += 1
    return try decoded(plain, from: start)
  }

  private mutating func escapedString(
    after plain: ArraySlice<UInt8>, from start: Int
  ) throws(HeaderFault) -> String {
    var text = Array(plain)
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else {
        throw HeaderFault(.malformed, "a control character in a string", at: index)
      }
      if byte == UInt8(ascii: "\\") {
        text.append(contentsOf: Unicode.UTF8.encode(try escape()) ?? .encodedReplacementCharacter)
      } else {
        text.append(byte)
        index += 1
      }
    }
    let end = index
    try take(UInt8(ascii: "\""), "the string's closing quote")
    if let invalid = firstInvalidOffset(bytes[start..<end]) { throw notUTF8(start + invalid) }
    return String(decoding: text, as: UTF8.self)
  }

  private func decoded(
    _ text: ArraySlice<UInt8>, from start: Int
  ) throws(HeaderFault) -> String {
    guard let string = String(validating: text, as: UTF8.self) else {
      throw notUTF8(start + (firstInvalidOffset(text) ?? 0))
    }
    return string
  }

  private func notUTF8(_ offset: Int) -> HeaderFault {
    HeaderFault(.malformed, "byte \(bytes[offset]) is not UTF-8", at: offset)
  }

  private mutating func escape() throws(HeaderFault) -> Unicode.Scalar {
    index += 1
    guard let byte = next else { throw fault("an escape") }
    if byte == UInt8(ascii: "u") { return try unicodeEscape() }
    guard let scalar = Self.escapes[byte] else { throw fault("an escape") }
    index += 1
    return scalar
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// `\uXXXX`, or two of them that are a surrogate pair.
  private mutating func unicodeEscape() throws(HeaderFault) -> Unicode.Scalar {
    let start = index - 1
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, bytes[index...].starts(with: "\\u".utf8) {
      index += 1
      let second = try codeUnit()
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw HeaderFault(.malformed, "half of a surrogate pair without the other", at: start)
  }

  private mutating func codeUnit() throws(HeaderFault) -> UInt32 {
    index += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next?.hexadecimalValue else { throw fault("a hexadecimal digit") }
      unit = unit << 4 | digit
      index += 1
    }
    return unit
  }
}
