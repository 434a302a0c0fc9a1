/// A Unicode scalar and how many bytes of UTF-8 it takes.
struct ReadScalar: Equatable {
  var value: UInt32
  var length: Int

  /// What stands for bytes that are no UTF-8: above every scalar, so that it equals none.
  static let invalid: UInt32 = 0x11_0000
}

extension Array where Element == UInt8 {
  /// The scalar that begins at `index`; a byte that begins none counts as invalid, alone.
  func scalar(at index: Int, before end: Int) -> ReadScalar {
    let first = self[index]
    guard first >= 0x80 else { return ReadScalar(value: UInt32(first), length: 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let broken = ReadScalar(value: ReadScalar.invalid, length: 1)
    guard first >= 0xC2, first < 0xF5, index + length <= end else { return broken }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      guard self[index + offset] & 0xC0 == 0x80 else { return broken }
      value = value << 6 | UInt32(self[index + offset] & 0x3F)
    }
    return ReadScalar(value: value, length: length)
  }

  /// The scalar that ends before `index`, or `nil` at `start`.
  func scalar(before index: Int, from start: Int) -> UInt32? {
    guard index > start else { return nil }
    var first = index - 1
    while first > start, index - first < 4, self[first] & 0xC0 == 0x80 { first -= 1 }
    return scalar(at: first, before: index).value
  }

  /// The scalar that begins at `index`, or `nil` at `end`.
  func scalar(from index: Int, to end: Int) -> UInt32? {
    index < end ? scalar(at: index, before: end).value : nil
  }

  /// Appends a scalar as UTF-8.
  mutating func append(scalar: UInt32) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    if let bytes = UTF8.encode(scalar) { append(contentsOf: bytes) }
  }
}
