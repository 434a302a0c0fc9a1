/// Reads one JSON value by RFC 8259 and nothing more: no duplicate keys, no lone surrogates, no
/// raw control characters, at most 64 levels.
///
/// FoundationEssentials' decoder keeps the last of two equal keys and names no place, and a header
/// is evidence; this scanner is also several times faster.
struct JSONScanner {
  static let deepest = 64

  let bytes: [UInt8]
  var index: Int

  /// The byte at `index`, `nil` behind the last.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipSpace() {
    while let byte = next, byte.isJSONSpace { index += 1 }
  }

  /// The fault of finding something else than `expected` here.
  func fault(_ expected: String) -> HeaderFault {
    guard let byte = next else {
      return HeaderFault(.truncated, "expected \(expected), but the page ends", at: index)
    }
    let printable = (0x21...0x7E).contains(byte)
    let found = printable ? "'\(Unicode.Scalar(byte))'" : "byte \(byte)"
    return HeaderFault(.malformed, "expected \(expected), found \(found)", at: index)
  }

  mutating func take(_ byte: UInt8, _ expected: String) throws(HeaderFault) {
    guard next == byte else { throw fault(expected) }
    index += 1
  }

  /// The value that begins behind any white space.
  mutating func value(depth: Int = 0) throws(HeaderFault) -> JSONValue {
    skipSpace()
    let start = index
    guard depth < Self.deepest else {
      throw HeaderFault(.malformed, "nested deeper than \(Self.deepest) levels", at: start)
    }
    return JSONValue(content: try content(depth: depth), offset: start)
  }

  private mutating func content(depth: Int) throws(HeaderFault) -> JSONValue.Content {
    switch next {
    case UInt8(ascii: "{"): .object(try members(depth: depth))
    case UInt8(ascii: "["): .array(try elements(depth: depth))
    case UInt8(ascii: "\""): .string(try string())
    case UInt8(ascii: "t"): try word("true", .bool(true))
    case UInt8(ascii: "f"): try word("false", .bool(false))
    case UInt8(ascii: "n"): try word("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || byte.isDigit: .number(try number())
    default: throw fault("a JSON value")
    }
  }

  private mutating func word(
    _ word: StaticString, _ content: JSONValue.Content
  ) throws(HeaderFault) -> JSONValue.Content {
    for byte in "\(word)".utf8 { try take(byte, "'\(word)'") }
    return content
  }
}
