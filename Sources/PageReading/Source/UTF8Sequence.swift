/// Scalars in UTF-8, as Unicode's table 3-7 has them.
enum UTF8Sequence {
  /// The length of the scalar at `start`; for a NUL 0, for a malformed one minus the length of its
  /// maximal subpart, which one U+FFFD replaces.
  static func length(in bytes: [UInt8], at start: Int) -> Int {
    let lead = bytes[start]
    guard lead >= 0x80 else { return lead == 0 ? 0 : 1 }
    guard let (count, second) = shape(of: lead) else { return -1 }
    guard start + 1 < bytes.count, second.contains(bytes[start + 1]) else { return -1 }
    var length = 2
    while length < count {
      guard start + length < bytes.count, bytes[start + length] & 0xC0 == 0x80 else {
        return -length
      }
      length += 1
    }
    return length
  }

  private static func shape(of lead: UInt8) -> (count: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
