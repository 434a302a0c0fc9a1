import PageReading

/// A line of a plain text's block.
struct TextLine {
  /// Its words and their way back.
  var text: MappedText
  /// Where the line begins in the source, before its indentation.
  var start: Int
  /// How many blanks stand before its words; a tab counts as four.
  var indent: Int

  /// The lines of a block that a blank line ends.
  static func lines(of block: TextBlock, in source: [UInt8]) -> [TextLine] {
    var lines: [TextLine] = []
    var start = 0
    let ends = block.text.marks.filter { $0.kind == .lineBreak }.map(\.range)
    for end in ends + [block.text.utf8.count..<block.text.utf8.count] {
      let text = block.text[start..<end.lowerBound]
      start = end.upperBound
      guard let origin = text.runs.first?.origin.lowerBound else { continue }
      lines.append(line(text, origin, source))
    }
    return lines
  }

  private static func line(_ text: MappedText, _ origin: Int, _ source: [UInt8]) -> TextLine {
    var (begin, indent) = (origin, 0)
    while begin > 0, source[begin - 1] == 0x20 || source[begin - 1] == 0x09 {
      begin -= 1
      indent += source[begin] == 0x09 ? 4 : 1
    }
    return TextLine(text: text, start: begin, indent: indent)
  }

  /// A paragraph or a list's item.
  struct Paragraph {
    enum Shape { case listItem, other }
    var text: MappedText
    var shape: Shape
    /// Whether it is all that stands between two blank lines.
    var isAlone: Bool
  }

  /// Above this length a text is not wrapped by hand, and each line is a paragraph.
  private static let longestWrapped = 140

  /// The paragraphs of a block: one, or one a line where lines are long, and one an item.
  static func paragraphs(of lines: [TextLine]) -> [Paragraph] {
    let isWrapped = lines.allSatisfy { $0.text.utf8.count <= longestWrapped }
    var paragraphs: [Paragraph] = []
    for line in lines {
      let marker = ListMarker.length(in: line.text.utf8)
      if marker > 0 {
        let item = line.text[marker..<line.text.utf8.count]
        paragraphs.append(.init(text: item, shape: .listItem, isAlone: false))
      } else if isWrapped, !paragraphs.isEmpty {
        paragraphs[paragraphs.count - 1].text.append(space: line.text)
        paragraphs[paragraphs.count - 1].isAlone = false
      } else {
        paragraphs.append(.init(text: line.text, shape: .other, isAlone: lines.count == 1))
      }
    }
    return paragraphs
  }
}

/// The mark before a list's item: `• `, `- `, `* `, `3. `, `3) `.
enum ListMarker {
  /// The bytes of the mark and the blank behind it; 0 where there is none.
  static func length(in line: [UInt8]) -> Int {
    for mark in ["• ", "- ", "* ", "‣ ", "◦ ", "– "] where line.starts(with: mark.utf8) {
      return mark.utf8.count
    }
    let digits = line.prefix { (0x30...0x39).contains($0) }
    guard (1...3).contains(digits.count), digits.count + 2 < line.count,
      line[digits.count] == UInt8(ascii: ".") || line[digits.count] == UInt8(ascii: ")"),
      line[digits.count + 1] == 0x20
    else { return 0 }
    return digits.count + 2
  }
}

extension MappedText {
  /// Appends another text of the same source with a blank between the two.
  mutating func append(space other: MappedText) {
    let end = runs.last.map { $0.origin.upperBound } ?? 0
    let start = other.runs.first?.origin.lowerBound ?? end
    append(rendered: CollectionOfOne(0x20), from: end..<max(end, start))
    append(other)
  }

  /// Appends another text of the same source.
  mutating func append(_ other: MappedText) {
    let shift = utf8.count
    utf8 += other.utf8
    runs += other.runs.map {
      .init(start: $0.start + shift, origin: $0.origin, verbatim: $0.verbatim)
    }
    marks += other.marks.map {
      .init(kind: $0.kind, range: $0.range.lowerBound + shift..<$0.range.upperBound + shift)
    }
  }
}
