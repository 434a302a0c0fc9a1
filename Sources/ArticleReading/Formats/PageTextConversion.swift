import PageReading

/// Turns a page's blocks into an article's.
enum PageTextConversion {
  static func blocks(of page: PageText) -> [ArticleBlock] {
    page.blocks.map { block in
      let kind = kind(of: block)
      return ArticleBlock(
        kind: kind, text: block.text, sourceRange: block.sourceRange, quote: quote(of: block))
    }
  }

  private static func kind(of block: TextBlock) -> ArticleBlock.Kind {
    switch block.kind {
    case .heading(let level): return .heading(level: level)
    case .code(let language): return .code(language: language)
    case .tableCell: return .tableCell
    case .paragraph: break
    }
    if quote(of: block) != nil { return .blockQuote }
    if CaptionShape.matches(block.text) { return .caption }
    if case .listItem? = block.containers.last { return .listItem }
    return .paragraph
  }

  /// The innermost block quote; an aside, `> Note: …`, is the author's own words.
  private static func quote(of block: TextBlock) -> Int? {
    for container in block.containers.reversed() {
      if case .blockQuote(let quote, let label) = container { return label == nil ? quote : nil }
    }
    return nil
  }
}

/// Whether a paragraph is a caption: `Figure 2: …`.
enum CaptionShape {
  private static let words = ["Figure ", "Fig. ", "Table ", "Listing "]

  static func matches(_ text: MappedText) -> Bool {
    for word in words where text.utf8.starts(with: word.utf8) {
      let rest = text.utf8.dropFirst(word.utf8.count)
      let digits = rest.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
      guard let after = rest.dropFirst(digits.count).first, !digits.isEmpty else { continue }
      return after == UInt8(ascii: ":") || after == UInt8(ascii: ".") || after == 0x20
    }
    return false
  }
}
