/// The case of ASCII letters.
enum ASCIICase {
  /// The lower-case letter of an upper-case one; any other byte as it is.
  static func lower(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }
}
