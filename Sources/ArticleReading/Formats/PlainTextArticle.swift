import PageReading

/// Reads plain text: blank lines part blocks, and what a block is shows in its shape alone.
enum PlainTextArticle {
  static func blocks(of source: [UInt8]) -> [ArticleBlock] {
    let page = PlainTextPageReader().pageText(of: source)
    var reading = PlainTextReading(source: source)
    for block in page.blocks { reading.take(block) }
    return reading.finished()
  }
}

/// The blocks of a plain text so far.
struct PlainTextReading {
  private let source: [UInt8]
  private var blocks: [ArticleBlock] = []
  private var code = CodeShape()
  /// The code block that goes on, where its parts are held apart by blank lines only.
  private var openCode: Range<Int>?

  init(source: [UInt8]) { self.source = source }

  mutating func take(_ block: TextBlock) {
    let lines = TextLine.lines(of: block, in: source)
    if code.isCode(lines) {
      let start = openCode?.lowerBound ?? lines.first?.start ?? block.sourceRange.lowerBound
      openCode = start..<block.sourceRange.upperBound
      return
    }
    closeCode()
    for part in TextLine.paragraphs(of: lines) { append(part) }
  }

  mutating func finished() -> [ArticleBlock] {
    closeCode()
    return blocks
  }

  private mutating func closeCode() {
    guard let range = openCode else { return }
    openCode = nil
    let text = MappedText(
      utf8: Array(source[range]), runs: [.init(start: 0, origin: range, verbatim: true)])
    append(text, .code(language: nil), range)
  }

  private mutating func append(_ part: TextLine.Paragraph) {
    guard let text = CommentRemoval.withoutComments(part.text) else { return }
    let range = part.text.origin(of: 0..<part.text.utf8.count)
    switch part.shape {
    case .listItem: append(text, .listItem, range)
    case .other where part.isAlone && HeadingShape.matches(text.utf8):
      append(text, .heading(level: blocks.isEmpty ? 1 : 2), range)
    case .other: append(text, CaptionShape.matches(text) ? .caption : .paragraph, range)
    }
  }

  private mutating func append(
    _ text: MappedText, _ kind: ArticleBlock.Kind, _ range: Range<Int>
  ) {
    blocks.append(ArticleBlock(kind: kind, text: text, sourceRange: range))
  }
}
