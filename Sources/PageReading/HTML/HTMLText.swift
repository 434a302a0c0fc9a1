/// The words of one block of HTML, white space folded as a browser folds it.
struct HTMLText {
  private var text = MappedText()
  private var open: [(mark: MappedText.Mark.Kind?, start: Int)] = []
  private var pendingSpace = false

  mutating func append(_ words: ArraySlice<UInt8>, from origin: Range<Int>, isCode: Bool) {
    var folded: [UInt8] = []
    for byte in words {
      let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
      if isSpace && !isCode {
        pendingSpace = true
        continue
      }
      if pendingSpace, !(text.utf8.isEmpty && folded.isEmpty) { folded.append(0x20) }
      pendingSpace = false
      folded.append(byte)
    }
    text.append(rendered: folded, from: origin)
  }

  mutating func appendBreak(from origin: Range<Int>) {
    pendingSpace = false
    guard !text.utf8.isEmpty else { return }
    let start = text.utf8.count
    text.append(rendered: CollectionOfOne(0x20), from: origin)
    text.marks.append(.init(kind: .lineBreak, range: start..<start + 1))
  }

  mutating func open(target: String?, isCode: Bool) {
    open.append((target.map { .link(target: $0) } ?? (isCode ? .code : nil), text.utf8.count))
  }

  mutating func close() {
    guard let (mark, start) = open.popLast(), let mark else { return }
    add(mark, from: start)
  }

  /// The block's text, if it has any; what is open goes on in the next block.
  mutating func take() -> MappedText? {
    for (mark, start) in open { if let mark { add(mark, from: start) } }
    open = open.map { ($0.mark, 0) }
    pendingSpace = false
    defer { text = MappedText() }
    return text.utf8.isEmpty ? nil : text
  }

  private mutating func add(_ mark: MappedText.Mark.Kind, from start: Int) {
    guard start < text.utf8.count else { return }
    let begin = text.utf8[start] == 0x20 ? start + 1 : start
    guard begin < text.utf8.count else { return }
    let index = text.marks.firstIndex { $0.range.lowerBound > begin } ?? text.marks.endIndex
    text.marks.insert(.init(kind: mark, range: begin..<text.utf8.count), at: index)
  }
}
