import MarkupParsing

extension BlockAssembler {
  /// Takes the texts of a leaf that no reader sees in its place.
  mutating func takeHiddenText(of leaf: Int, _ node: MarkdownTree.Node) {
    var index = leaf
    while index < node.next {
      let inline = tree.nodes[index]
      switch inline.kind {
      case .image: hide(alternativeText(of: index), in: node)
      case .htmlBlock: hide(HTMLWords.all(in: tree.literals[inline.literal]), in: node)
      case .inlineHTML: hide(HTMLWords.alternatives(in: tree.literals[inline.literal]), in: node)
      default: break
      }
      index += 1
    }
  }

  private mutating func hide(_ text: [UInt8], in node: MarkdownTree.Node) {
    guard !text.isEmpty else { return }
    hiddenText.append(MappedText(rendered: text, from: body.original(of: sourceRange(of: node))))
  }

  private func alternativeText(of image: Int) -> [UInt8] {
    var words: [UInt8] = []
    for node in tree.nodes[(image + 1)..<tree.nodes[image].next] {
      switch node.kind {
      case .text, .code: words += tree.literals[node.literal]
      case .softBreak, .lineBreak: words.append(0x20)
      default: break
      }
    }
    return words
  }
}

/// The words of a piece of raw HTML.
enum HTMLWords {
  /// The texts and alternative texts, a space between two.
  static func all(in html: ArraySlice<UInt8>) -> [UInt8] {
    let tree = HTMLParser.parse(Array(html))
    let words = tree.nodes.map { node in
      node.name == nil ? Array(tree.literals[node.literal]) : Array((node.alternative ?? "").utf8)
    }
    return Array(foldingSpace(Array(words.joined(separator: [0x20]))[...]).utf8)
  }

  /// The alternative text of a tag; most tags have none and are not parsed.
  static func alternatives(in tag: ArraySlice<UInt8>) -> [UInt8] {
    tag.dropFirst().prefix(3).map { $0 | 0x20 }.elementsEqual("img".utf8) ? all(in: tag) : []
  }
}
