extension JSONScanner {
  /// Takes the end of the comment behind its value, and the rest of that line.
  mutating func commentEnd() throws(HeaderFault) -> (comment: Int, body: Int) {
    skipSpace()
    for byte in "-->".utf8 { try take(byte, "'-->' after the header") }
    let comment = index
    while let byte = next, byte != .newline {
      guard byte.isJSONSpace else { throw fault("the end of the line after '-->'") }
      index += 1
    }
    return (comment, min(bytes.count, index + 1))
  }
}
