/// Reads plain text into paragraphs, which blank lines part; nothing in it is markup.
package struct PlainTextPageReader: Sendable {
  package init() {}

  /// The text's paragraphs; their line breaks stand as one space, their indentation is left out.
  package func pageText(of source: [UInt8]) -> PageText {
    let start = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let body = ParsedBody(of: source, from: start, isMarkdown: false)
    let lines = LineIndex(body.bytes)
    var page = PageText(
      source: source, bodyStart: start, headings: [], blocks: [], damage: body.damage)
    var paragraph = MappedText()
    for line in 1...lines.starts.count {
      let words = trimmed(lines.content(ofLine: line), in: body.bytes)
      if words.isEmpty {
        finish(&paragraph, into: &page, body)
      } else {
        append(body.bytes[words], at: start + words.lowerBound, to: &paragraph)
      }
    }
    finish(&paragraph, into: &page, body)
    return page
  }

  private func append(_ words: ArraySlice<UInt8>, at source: Int, to text: inout MappedText) {
    if let last = text.runs.last {
      let start = text.utf8.count
      text.append(rendered: CollectionOfOne(0x20), from: last.origin.upperBound..<source)
      text.marks.append(.init(kind: .lineBreak, range: start..<start + 1))
    }
    text.append(verbatim: words, from: source)
  }

  private func finish(_ text: inout MappedText, into page: inout PageText, _ body: ParsedBody) {
    guard let first = text.runs.first, let last = text.runs.last else { return }
    let range = body.original(of: first.origin.lowerBound..<last.origin.upperBound)
    page.blocks.append(
      TextBlock(
        kind: .paragraph, containers: [], heading: nil, text: body.restored(text),
        sourceRange: range))
    text = MappedText()
  }

  private func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, bytes[low] == 0x20 || bytes[low] == 0x09 { low += 1 }
    while low < high, bytes[high - 1] == 0x20 || bytes[high - 1] == 0x09 { high -= 1 }
    return low..<high
  }
}
