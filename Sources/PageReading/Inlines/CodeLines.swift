/// Maps a code block's lines back to the source, whose lines may be indented or quoted.
struct CodeLines {
  let source: [UInt8]
  let lines: LineIndex
  let base: Int

  /// The code as it stands, white space kept, without its last line end; `firstLine` is the source
  /// line that holds its first.
  func mapped(_ code: ArraySlice<UInt8>, firstLine: Int) -> MappedText {
    var text = MappedText()
    var line = firstLine
    var start = code.startIndex
    while start < code.endIndex {
      var end = start
      while end < code.endIndex, code[end] != 0x0A, code[end] != 0x0D { end += 1 }
      append(code[start..<end], fromLine: line, to: &text)
      start = min(end + lineEndLength(code, end), code.endIndex)
      if start < code.endIndex { appendLineEnd(ofLine: line, to: &text) }
      line += 1
    }
    return text
  }

  private func append(_ code: ArraySlice<UInt8>, fromLine line: Int, to text: inout MappedText) {
    let range = lines.content(ofLine: line)
    var (end, codeEnd) = (range.upperBound, code.endIndex)
    while end > range.lowerBound, codeEnd > code.startIndex, source[end - 1] == code[codeEnd - 1] {
      end -= 1
      codeEnd -= 1
    }
    // What does not stand there is indentation: columns of a tab that the block began within.
    text.append(rendered: code[..<codeEnd], from: base + range.lowerBound..<base + end)
    text.append(verbatim: code[codeEnd...], from: base + end)
  }

  private func appendLineEnd(ofLine line: Int, to text: inout MappedText) {
    let range = lines.content(ofLine: line)
    let next = max(range.upperBound, lines.start(ofLine: line + 1))
    text.append(rendered: CollectionOfOne(0x0A), from: base + range.upperBound..<base + next)
  }

  private func lineEndLength(_ code: ArraySlice<UInt8>, _ end: Int) -> Int {
    guard end + 1 < code.endIndex, code[end] == 0x0D, code[end + 1] == 0x0A else { return 1 }
    return 2
  }
}
