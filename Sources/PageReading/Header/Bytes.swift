extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")

  /// The white space of RFC 8259, which is also all that stands around a header's parts.
  var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  /// Space, tab, line feed, vertical tab, form feed, carriage return.
  package var isASCIISpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  var isDigit: Bool { self &- 0x30 < 10 }

  var hexadecimalValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self) - 0x57
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self) - 0x37
    default: nil
    }
  }
}

/// The offset within `bytes` of the first byte that is not UTF-8.
package func firstInvalidOffset(_ bytes: ArraySlice<UInt8>) -> Int? {
  guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
  var parser = Unicode.UTF8.ForwardParser()
  var iterator = bytes.makeIterator()
  var offset = 0
  while true {
    switch parser.parseScalar(from: &iterator) {
    case .valid(let scalar): offset += scalar.count
    case .error, .emptyInput: return offset
    }
  }
}
