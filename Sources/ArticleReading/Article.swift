import FactModel
import PageReading

/// An article, read for checking: its blocks, what it quotes, and the notes for this tool in it.
package struct Article: Sendable {
  /// The file's path as the user names it.
  package let path: String
  /// How it is written.
  package let format: ArticleFormat
  /// The file's bytes.
  package let source: [UInt8]
  /// The blocks in the article's order; comments of code follow their code block.
  package let blocks: [ArticleBlock]
  /// The quotations in the article's order.
  package let quotations: [ArticleQuotation]
  /// Blocks whose quotation marks do not pair, so that nothing in them is taken for quoted.
  package let unpairedMarks: [UnpairedMark]
  /// The notes for this tool.
  package let annotations: [Annotation]
  /// How many marks were left alone, by what they were taken for.
  package let skipped: [SkippedMark: Int]
  private let lines: LineIndex

  init(
    path: String, format: ArticleFormat, source: [UInt8], blocks: [ArticleBlock],
    quoting: QuotationReading, annotations: [Annotation]
  ) {
    self.path = path
    self.format = format
    self.source = source
    self.blocks = blocks
    quotations = quoting.quotations
    unpairedMarks = quoting.unpaired
    skipped = quoting.skipped
    self.annotations = annotations
    lines = LineIndex(source)
  }

  /// The place of a byte of the file; a byte order mark takes no column.
  package func place(of offset: Int) -> Place {
    let position = lines.position(of: offset)
    let hasMark = position.line == 1 && source.starts(with: [0xEF, 0xBB, 0xBF])
    return Place(
      file: path, line: position.line,
      column: hasMark ? max(1, position.column - 1) : position.column)
  }

  /// The bytes of the file that a stretch of a block's text came from.
  ///
  /// In HTML a text is known by its lines only; where its bytes stand once in them, they are taken.
  package func bytes(of range: Range<Int>, in block: Int) -> Range<Int> {
    let text = blocks[block].text
    let origin = text.origin(of: range)
    guard format == .html, !range.isEmpty else { return origin }
    return source.onlyPlace(of: text.utf8[range], in: origin) ?? origin
  }
}

extension [UInt8] {
  /// Where bytes stand within a range, `nil` where they stand nowhere or twice.
  fileprivate func onlyPlace(of other: ArraySlice<UInt8>, in range: Range<Int>) -> Range<Int>? {
    guard let first = other.first, other.count <= range.count, other.count <= 4_096 else {
      return nil
    }
    var found: Range<Int>?
    for start in range.lowerBound...(range.upperBound - other.count) where self[start] == first {
      guard self[start..<(start + other.count)].elementsEqual(other) else { continue }
      if found != nil { return nil }
      found = start..<(start + other.count)
    }
    return found
  }
}
