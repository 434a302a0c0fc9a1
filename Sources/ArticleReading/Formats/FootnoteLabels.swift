import PageReading

/// The labels before footnotes' texts: `[^1]:`.
enum FootnoteLabels {
  static let mask = UInt8(ascii: ";")
  private static let longest = 64

  /// Where the colons behind labels at the beginning of lines stand, outside code.
  static func colons(in source: [UInt8], besides code: [Range<Int>]) -> [Int] {
    var colons: [Int] = []
    var next = 0
    let lines = LineIndex(source)
    for line in 1...lines.starts.count {
      let range = lines.content(ofLine: line)
      while next < code.count, code[next].upperBound <= range.lowerBound { next += 1 }
      if next < code.count, code[next].lowerBound <= range.lowerBound { continue }
      if let colon = colon(in: source[range]) { colons.append(colon) }
    }
    return colons
  }

  private static func colon(in line: ArraySlice<UInt8>) -> Int? {
    let text = line.drop { $0 == 0x20 }
    guard text.startIndex - line.startIndex < 4, text.starts(with: "[^".utf8),
      let end = text.prefix(longest).firstIndex(of: UInt8(ascii: "]")), end > text.startIndex + 2,
      end + 1 < line.endIndex, line[end + 1] == UInt8(ascii: ":")
    else { return nil }
    return end + 1
  }

  /// The blocks, cut at each label whose colon was masked.
  static func cut(_ blocks: [ArticleBlock], colons: Set<Int>) -> [ArticleBlock] {
    blocks.flatMap { $0.isCode ? [$0] : pieces(of: $0, colons) }
  }

  private static func pieces(of block: ArticleBlock, _ colons: Set<Int>) -> [ArticleBlock] {
    let labels = labels(in: block.text, colons)
    guard let first = labels.first else { return [block] }
    var pieces: [ArticleBlock] = []
    if first.start > 0 { pieces.append(piece(of: block, 0..<first.start, block.kind)) }
    for (index, label) in labels.enumerated() {
      let end = index + 1 < labels.count ? labels[index + 1].start : block.text.utf8.count
      pieces.append(piece(of: block, label.end..<end, .footnote(label: label.name)))
    }
    return pieces
  }

  private static func piece(
    of block: ArticleBlock, _ range: Range<Int>, _ kind: ArticleBlock.Kind
  ) -> ArticleBlock {
    let bytes = block.text.utf8
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, bytes[low].isASCIISpace { low += 1 }
    while low < high, bytes[high - 1].isASCIISpace { high -= 1 }
    var piece = block
    piece.kind = kind
    piece.text = block.text[low..<high]
    piece.sourceRange = block.text.origin(of: low..<high)
    return piece
  }

  private static func labels(
    in text: MappedText, _ colons: Set<Int>
  ) -> [(start: Int, end: Int, name: String)] {
    text.utf8.indices.compactMap { index in
      guard text.utf8[index] == mask, index > 0,
        colons.contains(text.origin(of: index..<(index + 1)).lowerBound),
        let start = text.utf8[..<index].lastIndex(of: UInt8(ascii: "["))
      else { return nil }
      let name = text.utf8[start..<index].dropFirst(2).dropLast()
      return (start, index + 1, String(decoding: name, as: UTF8.self))
    }
  }
}
