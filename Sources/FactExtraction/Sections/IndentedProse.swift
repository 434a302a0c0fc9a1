import PageReading

extension TextBlock {
  /// The blocks that an indented code block holds when read as Markdown; any other block itself.
  ///
  /// DocC indents a parameter's second and later paragraphs by four spaces, which Markdown takes for
  /// code.
  func readingIndentedProse(in source: [UInt8]) -> [TextBlock] {
    guard kind == .code(language: nil), !isFenced(in: source) else { return [self] }
    return MarkdownPageReader().pageText(of: text.utf8, bodyStart: 0).blocks.map { block in
      var block = block
      block.heading = heading
      if case .heading = block.kind { block.kind = .paragraph }
      return block
    }
  }

  private func isFenced(in source: [UInt8]) -> Bool {
    let lines = source[sourceRange.clamped(to: source.indices)]
    let mark = lines.prefix { $0 != UInt8(ascii: "\n") }.drop { " \t>".utf8.contains($0) }
    return mark.starts(with: "```".utf8) || mark.starts(with: "~~~".utf8)
  }
}
