import MarkupParsing

/// A block's words without their places, for the case that these were not found.
enum UnalignedText {
  static func text(of node: Int, in tree: MarkdownTree, lines: Range<Int>) -> MappedText {
    var words: [UInt8] = []
    var index = node + 1
    while index < tree.nodes[node].next {
      let inline = tree.nodes[index]
      switch inline.kind {
      case .text, .code: words += tree.literals[inline.literal]
      case .softBreak, .lineBreak: words.append(0x20)
      default: break
      }
      index = inline.kind == .image ? inline.next : index + 1
    }
    var text = MappedText()
    text.append(rendered: words, from: lines)
    return text
  }
}
