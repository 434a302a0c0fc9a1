import MarkupParsing

/// Renders the inline nodes of a block and walks its source beside them, byte for byte.
///
/// cmark's own inline columns are wrong in paragraphs of several lines. Between two words of the
/// tree only the markup that the tree tells of can stand, so each byte of the source is either
/// matched or `isAligned` turns false; nothing is searched for.
struct InlineWalk {
  let tree: MarkdownTree
  let content: BlockContent
  var text = MappedText()
  /// Whether everything so far stood in the source where the tree said.
  var isAligned = true
  /// The next byte of the content.
  var position: Int
  private var stretch = 0
  private var open: [(node: Int, mark: Int?)] = []
  private var hidden = 0
  /// Within `<https://…>`, where a backslash is itself.
  var isInAddress = false

  init(_ tree: MarkdownTree, _ content: BlockContent, from position: Int = 0) {
    self.tree = tree
    self.content = content
    self.position = position
  }

  /// Renders the descendants of a node.
  mutating func render(descendantsOf node: Int) {
    let end = tree.nodes[node].next
    var index = node + 1
    while isAligned {
      while let last = open.last, tree.nodes[last.node].next <= index { close() }
      guard index < end else { break }
      take(index)
      index += 1
    }
  }

  private mutating func take(_ index: Int) {
    let node = tree.nodes[index]
    switch node.kind {
    case .text: takeText(node.literal)
    case .code: takeCode(node.literal)
    case .softBreak, .lineBreak: takeBreak()
    case .inlineHTML: takeHTML(node.literal)
    default: begin(index, node)
    }
  }

  private mutating func begin(_ index: Int, _ node: MarkdownTree.Node) {
    passOpening(of: node.kind)
    if node.kind == .image { hidden += 1 }
    guard hidden == 0, let kind = markKind(of: node) else { return open.append((index, nil)) }
    open.append((index, text.marks.count))
    text.marks.append(.init(kind: kind, range: text.utf8.count..<text.utf8.count))
  }

  private mutating func close() {
    guard let (index, mark) = open.popLast() else { return }
    let kind = tree.nodes[index].kind
    if kind == .image { hidden -= 1 }
    passClosing(of: kind)
    guard let mark else { return }
    text.marks[mark].range = text.marks[mark].range.lowerBound..<text.utf8.count
  }

  private func markKind(of node: MarkdownTree.Node) -> MappedText.Mark.Kind? {
    switch node.kind {
    case .emphasis: .emphasis
    case .strong: .strong
    case .strikethrough: .strikethrough
    case .link: .link(target: String(decoding: tree.literals[node.literal], as: UTF8.self))
    default: nil
    }
  }

  /// The byte at an offset of the content; 0 behind its end.
  func byte(_ offset: Int) -> UInt8 { offset < content.bytes.count ? content.bytes[offset] : 0 }

  /// Writes bytes of the content as they stand.
  mutating func write(_ range: Range<Int>) {
    guard hidden == 0 else { return }
    var start = range.lowerBound
    while start < range.upperBound {
      let source = sourceOffset(of: start)
      let following = stretch + 1
      let limit =
        following < content.stretches.count ? content.stretches[following].start : Int.max
      let end = min(range.upperBound, limit)
      text.append(verbatim: content.bytes[start..<end], from: source)
      start = end
    }
  }

  /// Writes what a stretch of the content stands for.
  mutating func write(_ bytes: some Collection<UInt8>, for range: Range<Int>) {
    guard hidden == 0, !range.isEmpty else { return }
    let low = sourceOffset(of: range.lowerBound)
    text.append(rendered: bytes, from: low..<sourceOffset(of: range.upperBound - 1) + 1)
  }

  mutating func markLineBreak() {
    guard hidden == 0 else { return }
    text.marks.append(.init(kind: .lineBreak, range: text.utf8.count - 1..<text.utf8.count))
  }

  private mutating func sourceOffset(of offset: Int) -> Int {
    let stretches = content.stretches
    while stretch + 1 < stretches.count, stretches[stretch + 1].start <= offset { stretch += 1 }
    return stretches[stretch].source + offset - stretches[stretch].start
  }
}
