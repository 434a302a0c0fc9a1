/// The words that a page must have for a reading of a quotation to stand on it, the longest first.
///
/// What the author may have changed is left out: words in brackets and beside them, a remark on the
/// emphasis, and words beside characters outside ASCII, which may be written in two ways.
struct NeededWords {
  let hashes: [WordHash]

  init(_ reading: QuoteReading) {
    let text = EmphasisRemark.split(reading.bytes)?.text ?? reading.bytes
    let normal = ProseNormaliser.normalised(Self.withoutBrackets(text)).bytes
    let words = Self.words(of: normal).sorted { $0.count > $1.count }
    hashes = words.map { WordHash($0) }
  }

  /// The text with white space for what stands in brackets; the brackets stay.
  private static func withoutBrackets(_ text: [UInt8]) -> [UInt8] {
    var depth = 0
    return text.map { byte in
      if byte == 0x5D { depth = max(0, depth - 1) }
      defer { if byte == 0x5B { depth += 1 } }
      return depth > 0 && byte != 0x5B ? 0x20 : byte
    }
  }

  private static func words(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split { ByteRole.roles[Int($0)] != .letter }.filter { word in
      let before = word.startIndex > 0 ? text[word.startIndex - 1] : 0x20
      let after = word.endIndex < text.count ? text[word.endIndex] : 0x20
      return [before, after].allSatisfy { $0 < 0x80 && $0 != 0x5B && $0 != 0x5D }
    }
  }
}
