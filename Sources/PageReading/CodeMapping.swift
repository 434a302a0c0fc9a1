/// Maps a code block's lines back to the source, whose lines may be indented or quoted.
enum CodeMapping {
  /// The code as it stands, white space kept, without its last line end.
  static func mapped(_ literal: [UInt8], at cursor: inout SourceCursor) -> MappedText {
    var text = MappedText()
    let lines = literal.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if !line.isEmpty { append(Array(line), to: &text, at: &cursor) }
      guard index < lines.count - 1 else { break }
      let lineEnd = cursor.passLineEnd()
      text.runs.append(.init(start: text.utf8.count, origin: lineEnd, verbatim: false))
      text.utf8.append(0x0A)
    }
    if text.utf8.last == 0x0A {
      text.utf8.removeLast()
      text.runs.removeLast()
    }
    return text
  }

  private static func append(
    _ line: [UInt8], to text: inout MappedText, at cursor: inout SourceCursor
  ) {
    let (origin, verbatim) = cursor.locateInLine(line)
    text.runs.append(.init(start: text.utf8.count, origin: origin, verbatim: verbatim))
    text.utf8 += line
  }
}
