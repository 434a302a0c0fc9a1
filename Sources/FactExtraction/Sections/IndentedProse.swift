import PageReading

extension TextBlock {
  /// The paragraphs of an indented code block; `nil` for any other block.
  ///
  /// DocC indents a parameter's second and later paragraphs by four spaces, which Markdown takes for
  /// code.
  func indentedProse(in source: [UInt8]) -> [TextBlock]? {
    guard kind == .code(language: nil), !isFenced(in: source) else { return nil }
    let blocks = MarkdownPageReader().pageText(of: text.utf8).blocks
    return blocks.filter { if case .heading = $0.kind { false } else { true } }
  }

  private func isFenced(in source: [UInt8]) -> Bool {
    let lines = source[sourceRange.clamped(to: source.indices)]
    let mark = lines.prefix { $0 != UInt8(ascii: "\n") }.drop { " \t>".utf8.contains($0) }
    return mark.starts(with: "```".utf8) || mark.starts(with: "~~~".utf8)
  }
}
