import PageReading

/// Finds the notes for this tool and what they belong to.
struct AnnotationScanner {
  let source: [UInt8]
  let blocks: [ArticleBlock]

  func annotations() -> [Annotation] {
    let code = codeRanges
    var next = 0
    return HTMLComment.all(in: source).compactMap { comment in
      while next < code.count, code[next].upperBound <= comment.lowerBound { next += 1 }
      if next < code.count, code[next].lowerBound <= comment.lowerBound { return nil }
      let words = String(decoding: source[comment].dropFirst(4).dropLast(3), as: UTF8.self)
      guard let content = AnnotationReading.content(of: words) else { return nil }
      return annotation(content, at: comment)
    }
  }

  /// The bytes of code, blocks and spans, in order.
  private var codeRanges: [Range<Int>] {
    blocks.flatMap { block in
      block.isCode
        ? [block.sourceRange]
        : block.text.marks.filter { $0.kind == .code }.map { block.text.origin(of: $0.range) }
    }
    .sorted { $0.lowerBound < $1.lowerBound }
  }

  /// In a line of text the note belongs to the sentence before it; alone in its line to the block
  /// that it stands under, or else to the one behind it.
  private func annotation(_ content: Annotation.Content, at comment: Range<Int>) -> Annotation {
    let bare = Annotation(content: content, bytes: comment)
    if !isAloneInLine(comment) { return attached(bare, before: comment.lowerBound) }
    if hasTextAbove(comment) { return attached(bare, before: comment.lowerBound) }
    let after = blocks[firstBlock(from: comment.upperBound)...].firstIndex { !$0.isHeading }
    guard let after else { return attached(bare, before: comment.lowerBound) }
    var annotation = bare
    annotation.block = after
    return annotation
  }

  private func attached(_ annotation: Annotation, before offset: Int) -> Annotation {
    var annotation = annotation
    let block = firstBlock(from: offset + 1) - 1
    guard block >= 0 else { return annotation }
    annotation.block = block
    let text = blocks[block].text
    annotation.sentence = blocks[block].sentences.lastIndex {
      text.origin(of: $0.lowerBound..<($0.lowerBound + 1)).lowerBound < offset
    }
    return annotation
  }

  /// The index of the first block that begins at an offset or behind it.
  private func firstBlock(from offset: Int) -> Int {
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].sourceRange.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func isAloneInLine(_ range: Range<Int>) -> Bool {
    let before = source[..<range.lowerBound].reversed().first { $0 != 0x20 && $0 != 0x09 }
    let after = source[range.upperBound...].first { $0 != 0x20 && $0 != 0x09 }
    let isEnd = { (byte: UInt8?) in byte == nil || byte == 0x0A || byte == 0x0D }
    return isEnd(before) && isEnd(after)
  }

  /// Whether the line right above has text and the one right below has none.
  private func hasTextAbove(_ range: Range<Int>) -> Bool {
    let above = source[..<range.lowerBound].reversed().drop { $0 == 0x20 || $0 == 0x09 }
    let isEnd = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let ends = above.prefix(while: isEnd)
    let rest = source[range.upperBound...].drop { $0 == 0x20 || $0 == 0x09 }
    let below = rest.prefix(while: isEnd)
    let isTextAbove =
      ends.count { $0 == 0x0A } == 1 && above.dropFirst(ends.count).first != nil
    let isTextBelow = below.count { $0 == 0x0A } < 2 && rest.dropFirst(below.count).first != nil
    return isTextAbove && !isTextBelow
  }
}
