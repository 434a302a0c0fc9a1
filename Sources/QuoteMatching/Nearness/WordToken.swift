/// A word with the punctuation glued to it.
struct WordToken: Equatable {
  /// Where it stands in the normalised text it was taken from.
  let range: Range<Int>
  let bytes: ArraySlice<UInt8>
  /// The word without punctuation at its ends.
  let core: ArraySlice<UInt8>

  /// How long a word is at most, in bytes; what is longer explains nothing.
  private static let longest = 256

  /// The words of a stretch of normalised text, those without a letter or digit left out.
  static func tokens(of text: [UInt8], _ range: Range<Int>) -> [WordToken] {
    text[range].split { $0 <= 0x20 }.compactMap { WordToken($0) }
  }

  private init?(_ slice: ArraySlice<UInt8>) {
    guard slice.count <= Self.longest, let first = slice.firstIndex(where: Self.isPart),
      let last = slice.lastIndex(where: Self.isPart)
    else { return nil }
    range = slice.startIndex..<slice.endIndex
    bytes = slice
    core = slice[first...last]
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || WordCharacter.isPart(UInt32(byte))
  }

  /// How far two words are apart: 0 if equal, 1 if only punctuation differs, else 4.
  func distance(to other: WordToken) -> Int {
    bytes == other.bytes ? 0 : core == other.core ? 1 : Self.different
  }

  /// What a word costs that is missing, added or another.
  static let different = 4

  var string: String { String(decoding: bytes, as: UTF8.self) }
}
