/// Cuts rendered text into sentences for fact sheets and diffs; no verdict rests on its cuts.
///
/// Works on bytes in one pass. Where a full stop may or may not end a sentence it rather ends it,
/// for a cut in the wrong place is the same cut in the next snapshot.
package struct SentenceSplitter: Sendable {
  package init() {}

  /// The sentences' stretches of `text.utf8` in order, without the white space between them.
  package func ranges(in text: MappedText) -> [Range<Int>] {
    var scan = SentenceScan(text)
    var ranges: [Range<Int>] = []
    while let range = scan.nextSentence() { ranges.append(range) }
    return ranges
  }

  /// The sentences' words, white space folded to single spaces.
  package func sentences(in text: MappedText) -> [String] {
    ranges(in: text).map { foldingSpace(text.utf8[$0]) }
  }
}

/// A pass over one text.
struct SentenceScan {
  private let bytes: [UInt8]
  private let code: [Range<Int>]
  private var codeIndex = 0
  private var start = 0

  init(_ text: MappedText) {
    bytes = text.utf8
    code = text.marks.compactMap { $0.kind == .code ? $0.range : nil }
  }

  mutating func nextSentence() -> Range<Int>? {
    while start < bytes.count, bytes[start].isASCIISpace { start += 1 }
    guard start < bytes.count else { return nil }
    var index = start
    while index < bytes.count {
      let mark = isCode(index) ? nil : EndMark(bytes, at: index)
      guard let mark else {
        index += 1
        continue
      }
      if SentenceEnd(bytes: bytes, start: start, mark: mark).isEnd { return cut(at: mark.closed) }
      index = mark.closed
    }
    return cut(at: bytes.count)
  }

  private mutating func cut(at end: Int) -> Range<Int> {
    let begin = start
    start = end
    let last = bytes[begin..<end].lastIndex { !$0.isASCIISpace } ?? begin
    return begin..<(last + 1)
  }

  /// Whether the byte stands in a code span; asked for rising offsets only.
  private mutating func isCode(_ index: Int) -> Bool {
    while codeIndex < code.count, code[codeIndex].upperBound <= index { codeIndex += 1 }
    return codeIndex < code.count && code[codeIndex].contains(index)
  }
}
