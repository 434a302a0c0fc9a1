import PageReading

/// Finds the lines that say whose words the blocks before them have.
enum AttributionPass {
  /// In plain text only such a line shows that the paragraph before it is a block quote.
  static func run(on blocks: inout [ArticleBlock], isPlain: Bool) {
    blocks = blocks.flatMap(cutAtAttribution)
    var quotes = (blocks.compactMap(\.quote).max() ?? -1) + 1
    for index in blocks.indices.dropFirst() where isCandidate(blocks[index]) {
      let line = blocks[index].text.string
      let before = blocks[index - 1]
      if before.kind == .blockQuote, let quote = before.quote {
        guard
          Attribution(line, needsDash: blocks[index].quote == nil && !line.hasPrefix("Apple, "))
            != nil
        else { continue }
        blocks[index].kind = .attribution
        blocks[index].quote = quote
      } else if isPlain, before.kind == .paragraph, Attribution(line) != nil {
        blocks[index - 1].kind = .blockQuote
        blocks[index - 1].quote = quotes
        blocks[index].kind = .attribution
        blocks[index].quote = quotes
        quotes += 1
      }
    }
    let attributed = Set(blocks.filter { $0.kind == .attribution }.compactMap(\.quote))
    for index in blocks.indices {
      blocks[index].isAttributed = blocks[index].quote.map(attributed.contains) ?? false
    }
  }

  private static func isCandidate(_ block: ArticleBlock) -> Bool {
    block.kind == .paragraph || block.kind == .blockQuote
  }

  /// A block quote, or a paragraph of plain text, whose last line is an attribution, as two blocks.
  private static func cutAtAttribution(_ block: ArticleBlock) -> [ArticleBlock] {
    guard isCandidate(block),
      let end = block.text.marks.last(where: { $0.kind == .lineBreak })?.range
    else { return [block] }
    let line = end.upperBound..<block.text.utf8.count
    guard Attribution(block.string(line), needsDash: true) != nil else { return [block] }
    var (words, attribution) = (block, block)
    words.text = block.text[0..<end.lowerBound]
    attribution.text = block.text[line]
    words.sourceRange =
      block.sourceRange.lowerBound..<words.text.origin(of: 0..<end.lowerBound).upperBound
    attribution.sourceRange = block.text.origin(of: line).lowerBound..<block.sourceRange.upperBound
    return [words, attribution]
  }
}
