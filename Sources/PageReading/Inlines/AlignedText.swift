import MarkupParsing

/// The rendered text of a block, aligned with its source.
enum AlignedText {
  /// The words of `node`. Where they cannot be found in `content` byte by byte, which would be a
  /// fault of this reader, they stand with one run that points to all of the block's lines.
  static func text(
    of node: Int, in tree: MarkdownTree, _ content: BlockContent, lines: Range<Int>
  ) -> MappedText {
    guard tree.nodes[node].next > node + 1 else { return MappedText() }
    var start = headingMarkEnd(of: tree.nodes[node].kind, content.bytes)
    for _ in 0..<mostDefinitions {
      var walk = InlineWalk(tree, content, from: start)
      walk.render(descendantsOf: node)
      if walk.isAligned { return walk.text }
      guard let next = lineAfterDefinition(content.bytes, from: start) else { break }
      start = next
    }
    return UnalignedText.text(of: node, in: tree, lines: lines)
  }

  /// Link definitions at a paragraph's beginning are no part of it, though its lines count them.
  private static let mostDefinitions = 1000

  private static func lineAfterDefinition(_ bytes: [UInt8], from start: Int) -> Int? {
    guard start < bytes.count, let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
    return end + 1 < bytes.count ? end + 1 : nil
  }

  private static func headingMarkEnd(of kind: MarkdownTree.Kind, _ bytes: [UInt8]) -> Int {
    guard case .heading(let level) = kind, bytes.count > level,
      bytes[..<level].allSatisfy({ $0 == UInt8(ascii: "#") })
    else { return 0 }
    var end = level
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return end > level ? end : 0
  }
}
