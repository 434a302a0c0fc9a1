import MarkupParsing

/// Builds a block's rendered text from the parser's inline events.
struct MappedTextBuilder {
  private(set) var text = MappedText()
  private var open: [(kind: MappedText.Mark.Kind?, start: Int)] = []
  private var imageDepth = 0

  /// Takes the next inline event; the cursor moves along with it.
  mutating func take(_ event: MarkupEvent, at cursor: inout SourceCursor) {
    switch (event.phase, event.kind) {
    case (_, .text): takeText(event.literal, at: &cursor)
    case (_, .code): takeCode(event.literal, at: &cursor)
    case (_, .softBreak), (_, .lineBreak): takeBreak(at: &cursor)
    case (_, .htmlInline): cursor.pass(event.literal)
    case (.enter, let kind): begin(kind)
    case (.exit, let kind): end(kind, at: &cursor)
    default: break
    }
  }

  private mutating func takeText(_ words: [UInt8], at cursor: inout SourceCursor) {
    guard !words.isEmpty else { return }
    let (origin, verbatim) = cursor.locate(words)
    append(words, from: origin, verbatim: verbatim)
  }

  private mutating func takeBreak(at cursor: inout SourceCursor) {
    let start = text.utf8.count
    append([0x20], from: cursor.passLineBreak(), verbatim: false)
    if imageDepth == 0 {
      text.marks.append(.init(kind: .lineBreak, range: start..<start + 1))
    }
  }

  private mutating func takeCode(_ words: [UInt8], at cursor: inout SourceCursor) {
    let ticks = cursor.passOpeningTicks()
    let start = text.utf8.count
    var rest = words[...]
    while !rest.isEmpty {
      let line = Array(longestStretch(of: rest, at: cursor))
      if line.isEmpty {
        append([rest.removeFirst()], from: cursor.passLineBreak(), verbatim: false)
      } else {
        let (origin, verbatim) = cursor.locate(line)
        append(line, from: origin, verbatim: verbatim)
        rest = rest.dropFirst(line.count)
      }
    }
    if ticks > 0 { cursor.passClosingTicks(ticks) }
    mark(.code, from: start)
  }

  /// As much of the code as stands in one line of the source; a code span's line breaks are spaces.
  private func longestStretch(
    of words: ArraySlice<UInt8>, at cursor: SourceCursor
  ) -> ArraySlice<UInt8> {
    var probe = cursor.position
    if probe < cursor.limit, cursor.source[probe] == 0x20, words.first != 0x20 { probe += 1 }
    let end = zip(words.indices, probe..<max(probe, cursor.limit))
      .first { words[$0.0] != cursor.source[$0.1] }?.0
    return words[..<(end ?? words.endIndex)]
  }

  private mutating func begin(_ kind: MarkupKind) {
    if kind == .image { imageDepth += 1 }
    open.append((markKind(of: kind), text.utf8.count))
  }

  private mutating func end(_ kind: MarkupKind, at cursor: inout SourceCursor) {
    guard let (mark, start) = open.popLast() else { return }
    if case .link = kind { cursor.passLinkEnd() }
    if kind == .image {
      cursor.passLinkEnd()
      imageDepth -= 1
    }
    if let mark { self.mark(mark, from: start) }
  }

  private mutating func mark(_ kind: MappedText.Mark.Kind, from start: Int) {
    guard imageDepth == 0, start < text.utf8.count else { return }
    let index = text.marks.firstIndex { $0.range.lowerBound > start } ?? text.marks.endIndex
    text.marks.insert(.init(kind: kind, range: start..<text.utf8.count), at: index)
  }

  private mutating func append(_ words: [UInt8], from origin: Range<Int>, verbatim: Bool) {
    guard imageDepth == 0 else { return }
    if verbatim, let last = text.runs.last, last.verbatim,
      last.origin.upperBound == origin.lowerBound
    {
      text.runs[text.runs.count - 1].origin = last.origin.lowerBound..<origin.upperBound
    } else {
      text.runs.append(.init(start: text.utf8.count, origin: origin, verbatim: verbatim))
    }
    text.utf8 += words
  }

  private func markKind(of kind: MarkupKind) -> MappedText.Mark.Kind? {
    switch kind {
    case .emphasis: .emphasis
    case .strong: .strong
    case .strikethrough: .strikethrough
    case .link(let target): .link(target: target)
    default: nil
    }
  }
}
