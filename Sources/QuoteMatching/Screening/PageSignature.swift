/// A page's words in a few hundred bytes: tells of most quotations that they do not stand on the
/// page, and of none that stands there.
///
/// A Bloom filter of three bits a word, its size a power of two; an empty one for a page whose words
/// cannot be told without parsing it.
package struct PageSignature: Sendable, Equatable {
  /// The filter's bits, the lowest of each byte first; none where every quotation may stand there.
  package let bytes: ArraySlice<UInt8>

  /// The number of this way to make signatures, for whoever keeps them: raised with each change of
  /// the words or the bits.
  package static let form = 3

  /// The signature of a page's source.
  package init(of source: [UInt8]) {
    let words = SourceWords(source)
    guard !words.isOpaque else {
      bytes = []
      return
    }
    var filter = [UInt8](repeating: 0, count: Self.size(for: words.hashes.count))
    for hash in words.hashes {
      let bits = hash.bits
      Self.set(bits.0, &filter)
      Self.set(bits.1, &filter)
      Self.set(bits.2, &filter)
    }
    bytes = Self.folded(filter)[...]
  }

  /// A signature read back; `nil` where the bytes are none.
  package init?(bytes: ArraySlice<UInt8>) {
    guard bytes.count & (bytes.count - 1) == 0, bytes.count <= Self.longest else { return nil }
    self.bytes = bytes
  }

  /// Bytes of the longest filter, of 2^20 bits.
  private static let longest = 1 << 17

  private static func size(for words: Int) -> Int {
    var size = 8
    while size < min(words, longest) { size *= 2 }
    return size
  }

  private static func set(_ bit: Int, _ filter: inout [UInt8]) {
    let bit = bit & (filter.count * 8 - 1)
    filter[bit >> 3] |= 1 << UInt8(bit & 7)
  }

  /// Lays the halves of a filter over each other while at most two bits of five are then set.
  private static func folded(_ filter: [UInt8]) -> [UInt8] {
    var filter = filter
    while filter.count > 8 {
      let half = filter.count / 2
      let folded = (0..<half).map { filter[$0] | filter[$0 + half] }
      guard folded.reduce(0, { $0 + $1.nonzeroBitCount }) * 5 <= half * 8 * 2 else { break }
      filter = folded
    }
    return filter
  }

  /// Whether the word may be on the page.
  func mayHold(_ word: WordHash) -> Bool {
    let bits = word.bits
    return isSet(bits.0) && isSet(bits.1) && isSet(bits.2)
  }

  private func isSet(_ bit: Int) -> Bool {
    let bit = bit & (bytes.count * 8 - 1)
    return bytes[bytes.startIndex + (bit >> 3)] & (1 << UInt8(bit & 7)) != 0
  }

  /// Whether the page may have all of the words that one reading of a quotation needs.
  func mayHold(all words: some Sequence<WordHash>) -> Bool {
    bytes.isEmpty || words.allSatisfy(mayHold)
  }
}
