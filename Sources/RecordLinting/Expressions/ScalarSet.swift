/// A rough set of scalars: which of ASCII it holds. What lies beyond is not kept apart.
struct ScalarSet: Equatable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// No scalars.
  init() {}

  /// The scalars of ASCII that `isIn` takes.
  init(where isIn: (UInt8) -> Bool) {
    for byte in UInt8(0)...127 where isIn(byte) { insert(byte) }
  }

  /// One scalar, in both cases: a pattern may ignore case.
  init(_ scalar: Unicode.Scalar) {
    guard let byte = UInt8(exactly: scalar.value), byte < 128 else { return }
    insert(byte)
    if byte.isLetter { insert(byte ^ 0x20) }
  }

  private mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
  }

  /// All other scalars.
  var complement: ScalarSet {
    var set = ScalarSet()
    set.low = ~low
    set.high = ~high
    return set
  }

  mutating func formUnion(_ other: ScalarSet) {
    low |= other.low
    high |= other.high
  }

  func intersects(_ other: ScalarSet) -> Bool {
    low & other.low != 0 || high & other.high != 0
  }
}

extension ScalarSet {
  static let all = ScalarSet().complement
  static let digits = ScalarSet { (0x30...0x39).contains($0) }
  static let words = ScalarSet {
    $0.isLetter || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_")
  }
  static let letters = ScalarSet { $0.isLetter }
  static let spaces = ScalarSet { $0 == 0x20 || (0x09...0x0D).contains($0) }
  static let blanks = ScalarSet { $0 == 0x20 || $0 == 0x09 }
  static let lineEnds = ScalarSet { (0x0A...0x0D).contains($0) }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
