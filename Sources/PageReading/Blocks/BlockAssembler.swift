import MarkupParsing

/// Puts a parsed body together to a page's blocks.
struct BlockAssembler {
  let body: ParsedBody
  let tree: MarkdownTree
  let lines: LineIndex
  var headings: [PageText.Heading] = []
  var blocks: [TextBlock] = []
  var hiddenText: [MappedText] = []
  var containers: [TextBlock.Container] = []
  private var enclosures: Enclosures
  private var open: [(node: Int, itemsSoFar: Int, list: Int)] = []
  private var counts = (lists: 0, quotes: 0, tables: 0)
  private var row = -1
  private var content = BlockContent()

  init(body: ParsedBody, tree: MarkdownTree) {
    self.body = body
    self.tree = tree
    lines = LineIndex(body.bytes)
    enclosures = Enclosures(body.bytes, lines: lines)
  }

  /// Takes the tree's blocks in their order.
  mutating func assemble() {
    var index = 0
    while index < tree.nodes.count {
      while let last = open.last, tree.nodes[last.node].next <= index { leave() }
      let node = tree.nodes[index]
      switch node.kind {
      case .document: index += 1
      case .blockQuote, .list, .item, .table:
        enter(index, node)
        index += 1
      case .tableRow:
        takeRow(index, node)
        index = node.next
      default:
        takeLeaf(index, node)
        index = node.next
      }
    }
  }

  private mutating func enter(_ index: Int, _ node: MarkdownTree.Node) {
    switch node.kind {
    case .blockQuote:
      enclosures.openQuote(line: node.lines.lowerBound)
      containers.append(.blockQuote(quote: counts.quotes, label: nil))
      counts.quotes += 1
    case .item: enterItem(node)
    case .table:
      containers.append(.table(counts.tables))
      counts.tables += 1
      row = -1
    default:
      open.append((index, 0, counts.lists))
      counts.lists += 1
      return
    }
    open.append((index, 0, 0))
  }

  private mutating func enterItem(_ node: MarkdownTree.Node) {
    enclosures.openItem(line: node.lines.lowerBound)
    guard let list = open.last, case .list(let ordered) = tree.nodes[list.node].kind else { return }
    containers.append(.listItem(list: list.list, item: list.itemsSoFar, ordered: ordered))
    open[open.count - 1].itemsSoFar += 1
  }

  private mutating func leave() {
    guard let (node, _, _) = open.popLast() else { return }
    switch tree.nodes[node].kind {
    case .blockQuote, .item:
      enclosures.close()
      _ = containers.popLast()
    case .table: _ = containers.popLast()
    default: break
    }
  }

  private mutating func takeLeaf(_ index: Int, _ node: MarkdownTree.Node) {
    takeHiddenText(of: index, node)
    switch node.kind {
    case .paragraph: appendParagraph(inlineText(of: index), node)
    case .heading(let level): appendHeading(level, inlineText(of: index), node)
    case .codeBlock(let fenced): appendCode(node, fenced: fenced)
    case .htmlBlock: appendSummaries(node)
    default: break
    }
  }

  private mutating func inlineText(of index: Int) -> MappedText {
    let node = tree.nodes[index]
    content.clear()
    for line in node.lines {
      let end = lines.content(ofLine: line).upperBound
      let start = min(enclosures.contentStart(ofLine: line), end)
      let next = max(end, lines.start(ofLine: line + 1))
      content.append(line: body.bytes, start..<end, next: next, base: body.base)
    }
    return AlignedText.text(of: index, in: tree, content, lines: sourceRange(of: node))
  }

  private mutating func takeRow(_ index: Int, _ node: MarkdownTree.Node) {
    takeHiddenText(of: index, node)
    row += 1
    let line = node.lines.lowerBound
    let end = lines.content(ofLine: line).upperBound
    let cells = RowCells.ranges(
      in: body.bytes, min(enclosures.contentStart(ofLine: line), end)..<end)
    var (cell, column) = (index + 1, 0)
    while cell < node.next {
      content.clear()
      if column < cells.count {
        content.append(cell: body.bytes, cells[column], base: body.base)
      }
      let text = AlignedText.text(of: cell, in: tree, content, lines: sourceRange(of: node))
      append(.tableCell(row: row, column: column), text, node)
      column += 1
      cell = tree.nodes[cell].next
    }
  }

  /// The lines of a node in the parsed text, without the last one's end, counted as in the page
  /// before amendments.
  func sourceRange(of node: MarkdownTree.Node) -> Range<Int> {
    let start = lines.start(ofLine: node.lines.lowerBound)
    let end = max(start, lines.content(ofLine: node.lines.upperBound).upperBound)
    return body.base + start..<body.base + end
  }
}
