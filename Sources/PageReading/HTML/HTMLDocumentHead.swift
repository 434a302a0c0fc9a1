import MarkupParsing

/// What an HTML page says of itself outside its text.
package struct HTMLDocumentHead: Sendable, Equatable {
  /// The document's title, white space folded; empty where it has none.
  package var title = ""
  /// What its `meta` elements say, in the page's order; those without a name left out.
  package var statements: [HTMLTree.Meta] = []

  init(_ tree: HTMLTree) {
    var index = 0
    while index < tree.nodes.count {
      let node = tree.nodes[index]
      if node.name == "title", title.isEmpty { title = tree.text(below: index) }
      if let meta = node.meta, !meta.name.isEmpty { statements.append(meta) }
      index += 1
    }
  }

  /// What the `meta` elements of that name say.
  package func statements(named name: String) -> [String] {
    statements.filter { $0.name == name }.map(\.content)
  }

  /// Whether the title is the heading's words, or begins with them and goes on with the site's name.
  func names(_ heading: String) -> Bool {
    let words = foldingSpace(Array(heading.utf8)[...])
    guard !words.isEmpty, title.utf8.starts(with: words.utf8) else { return false }
    let rest = title.utf8.dropFirst(words.utf8.count)
    return rest.isEmpty || rest.first == .space || rest.first == UInt8(ascii: ":")
  }
}

extension HTMLTree {
  /// The texts below a node, white space folded.
  fileprivate func text(below index: Int) -> String {
    let texts = nodes[(index + 1)..<nodes[index].next].filter { $0.name == nil }
    return foldingSpace(texts.flatMap { literals[$0.literal] }[...])
  }
}
