/// A `Content-Type` field's value (RFC 9110, 8.3.1).
package struct MediaType: Hashable, Sendable {
  /// Type and subtype, lower-case: `text/markdown`.
  package let essence: String
  /// The `charset` parameter, lower-case, quotes removed.
  package let charset: String?

  /// Reads a field value; `nil` where it does not begin with type and subtype.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let essence = trimmed(parts[0]).lowercased()
    let names = essence.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard names.count == 2, names.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isTokenByte) }) else {
      return nil
    }
    self.essence = essence
    charset = parts.dropFirst().lazy.compactMap(charsetValue).first
  }
}

private func charsetValue(_ parameter: Substring.UTF8View) -> String? {
  let sides = parameter.split(separator: UInt8(ascii: "="), maxSplits: 1)
  guard sides.count == 2, trimmed(sides[0]).lowercased() == "charset" else { return nil }
  let value = trimmed(sides[1]).lowercased().utf8.filter { $0 != UInt8(ascii: "\"") }
  return value.isEmpty ? nil : String(decoding: value, as: UTF8.self)
}

private func trimmed(_ bytes: Substring.UTF8View) -> String {
  let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
  let start = bytes.drop(while: isBlank)
  let end = start.lastIndex { !isBlank($0) }.map { start.index(after: $0) } ?? start.startIndex
  return String(Substring(start[..<end]))
}

/// The bytes of a `token` (RFC 9110, 5.6.2).
private func isTokenByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
  default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
  }
}
