import PageReading

/// Reads the comments of code blocks as blocks of their own, for authors state facts in them.
enum CodeComments {
  /// The blocks, each code block followed by its comments.
  static func inserted(into blocks: [ArticleBlock]) -> [ArticleBlock] {
    var result: [ArticleBlock] = []
    for block in blocks {
      result.append(block)
      guard case .code(let language) = block.kind else { continue }
      result += comments(of: block, at: result.count - 1, CommentMarks(language))
    }
    return result
  }

  private static func comments(
    of block: ArticleBlock, at index: Int, _ marks: CommentMarks
  ) -> [ArticleBlock] {
    var comments: [ArticleBlock] = []
    var text = MappedText()
    func finish() {
      guard !text.utf8.isEmpty else { return }
      comments.append(
        ArticleBlock(
          kind: .codeComment(ofBlock: index), text: text,
          sourceRange: text.origin(of: 0..<text.utf8.count)))
      text = MappedText()
    }
    for line in CodeLine.lines(of: block.text.utf8) {
      guard let words = marks.words(in: block.text.utf8[line]) else {
        finish()
        continue
      }
      if words.isTrailing || words.isEmpty { finish() }
      let range = block.text.utf8.trimmed(words.range)
      guard !range.isEmpty else { continue }
      if text.utf8.isEmpty {
        text = block.text[range]
      } else {
        text.append(space: block.text[range])
      }
      if words.isTrailing { finish() }
    }
    finish()
    return comments
  }
}

/// The lines of a code block's text.
enum CodeLine {
  /// Their stretches, line ends left out.
  static func lines(of text: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for index in text.indices where text[index] == 0x0A {
      lines.append(start..<(index > start && text[index - 1] == 0x0D ? index - 1 : index))
      start = index + 1
    }
    if start < text.count { lines.append(start..<text.count) }
    return lines
  }
}
