import CCMark

extension MarkdownTree {
  /// Copies the tree under `root`, which stays the caller's to free.
  init(root: OpaquePointer, expectedBytes: Int) {
    literals.reserveCapacity(expectedBytes)
    nodes.reserveCapacity(expectedBytes / 24 + 8)
    guard let walk = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(walk) }
    var open: [Int] = []
    while true {
      let event = cmark_iter_next(walk)
      guard event == CMARK_EVENT_ENTER || event == CMARK_EVENT_EXIT else { return }
      guard event == CMARK_EVENT_ENTER else {
        if let index = open.popLast() { close(index) }
        continue
      }
      guard let node = cmark_iter_get_node(walk) else { return }
      let kind = MarkdownTree.Kind(of: node)
      if !kind.isLeaf { open.append(nodes.count) }
      append(node, kind: kind)
    }
  }

  private mutating func close(_ index: Int) {
    nodes[index].next = nodes.count
    if nodes[index].kind == .table { placeTable(index) }
  }

  /// Where a table follows a paragraph without a blank line, cmark gives the paragraph no lines and
  /// the table and its first row the paragraph's.
  private mutating func placeTable(_ index: Int) {
    let (header, given) = (index + 1, nodes[index].lines)
    guard header < nodes.count, nodes[header].kind == .tableRow else { return }
    let row = nodes[header].next
    let first = row < nodes.count ? nodes[row].lines.lowerBound - 2 : given.upperBound - 1
    guard first > given.lowerBound else { return }
    nodes[header].lines = first...first
    nodes[index].lines = first...max(first, given.upperBound)
    guard let paragraph = unplaced else { return }
    nodes[paragraph].lines = given.lowerBound...first - 1
    unplaced = nil
  }

  private mutating func append(_ node: OpaquePointer, kind: Kind) {
    if kind == .paragraph, cmark_node_get_start_line(node) == 0 { unplaced = nodes.count }
    let first = max(1, Int(cmark_node_get_start_line(node)))
    let last = max(first, Int(cmark_node_get_end_line(node)))
    nodes.append(
      Node(
        kind: kind, lines: first...last, column: Int(cmark_node_get_start_column(node)),
        literal: copy(text(of: node, kind: kind)), info: copy(info(of: node, kind: kind)),
        next: nodes.count + 1))
  }

  private mutating func copy(_ string: UnsafePointer<CChar>?) -> Range<Int> {
    let start = literals.count
    guard let string else { return start..<start }
    literals.append(contentsOf: UnsafeRawBufferPointer(start: string, count: strlen(string)))
    return start..<literals.count
  }

  private func text(of node: OpaquePointer, kind: Kind) -> UnsafePointer<CChar>? {
    switch kind {
    case .text, .code, .inlineHTML, .htmlBlock, .codeBlock: cmark_node_get_literal(node)
    case .link, .image: cmark_node_get_url(node)
    default: nil
    }
  }

  private func info(of node: OpaquePointer, kind: Kind) -> UnsafePointer<CChar>? {
    guard case .codeBlock = kind else { return nil }
    return cmark_node_get_fence_info(node)
  }
}

extension MarkdownTree.Kind {
  /// The kind of a node of cmark's.
  init(of node: OpaquePointer) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_DOCUMENT: self = .document
    case CMARK_NODE_BLOCK_QUOTE: self = .blockQuote
    case CMARK_NODE_LIST:
      self = .list(ordered: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST)
    case CMARK_NODE_ITEM: self = .item
    case CMARK_NODE_CODE_BLOCK: self = .codeBlock(fenced: isFenced(node))
    case CMARK_NODE_HTML_BLOCK: self = .htmlBlock
    case CMARK_NODE_PARAGRAPH: self = .paragraph
    case CMARK_NODE_HEADING: self = .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_THEMATIC_BREAK: self = .thematicBreak
    default: self = Self(inline: node)
    }
  }

  private init(inline node: OpaquePointer) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: self = .text
    case CMARK_NODE_SOFTBREAK: self = .softBreak
    case CMARK_NODE_LINEBREAK: self = .lineBreak
    case CMARK_NODE_CODE: self = .code
    case CMARK_NODE_HTML_INLINE: self = .inlineHTML
    case CMARK_NODE_EMPH: self = .emphasis
    case CMARK_NODE_STRONG: self = .strong
    case CMARK_NODE_LINK: self = .link
    case CMARK_NODE_IMAGE: self = .image
    default: self = Self(extended: node)
    }
  }

  private init(extended node: OpaquePointer) {
    switch UInt32(ccmark_extended(node)) {
    case CCMARK_TABLE.rawValue: self = .table
    case CCMARK_ROW.rawValue: self = .tableRow
    case CCMARK_CELL.rawValue: self = .tableCell
    case CCMARK_STRIKETHROUGH.rawValue: self = .strikethrough
    default: self = .other
    }
  }
}

private func isFenced(_ node: OpaquePointer) -> Bool {
  var length: Int32 = 0
  var offset: Int32 = 0
  var character: CChar = 0
  return cmark_node_get_fenced(node, &length, &offset, &character) != 0
}
