/// The hash of a word in small letters. It is part of the index's form on disk.
struct WordHash: Equatable, Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  init(_ word: some Sequence<UInt8>) {
    for byte in word { take(byte) }
  }

  /// Appends a letter or digit to the word.
  mutating func take(_ byte: UInt8) {
    state = (state ^ UInt64(ASCIICase.lower(byte))) &* 0x100_0000_01B3
  }

  /// The bits that stand for the word in a filter of 2^20 bits.
  var bits: (Int, Int, Int) {
    let mixed = (state ^ (state >> 32)) &* 0x9E37_79B9_7F4A_7C15
    let value = mixed ^ (mixed >> 29)
    let mask: UInt64 = 0xF_FFFF
    return (Int(value & mask), Int((value >> 20) & mask), Int((value >> 40) & mask))
  }
}
