import MarkupParsing

/// Puts an HTML tree together to a page's blocks.
struct HTMLBlockAssembler {
  let tree: HTMLTree
  let lines: LineIndex
  var headings: [PageText.Heading] = []
  var blocks: [TextBlock] = []
  var hiddenText: [MappedText] = []
  private var text = HTMLText()
  private var containers: [TextBlock.Container] = []
  private var kinds: [TextBlock.Kind] = []
  private var lists: [(list: Int, items: Int, ordered: Bool)] = []
  private var counts = (lists: 0, quotes: 0, tables: 0)
  private var cells: [(row: Int, column: Int)] = []
  private var open: [(node: Int, role: HTMLElementRole)] = []

  init(tree: HTMLTree, lines: LineIndex) {
    self.tree = tree
    self.lines = lines
  }

  mutating func assemble() {
    var index = 0
    while index < tree.nodes.count {
      while let last = open.last, tree.nodes[last.node].next <= index { leave() }
      let node = tree.nodes[index]
      guard let name = node.name else {
        text.append(tree.literals[node.literal], from: origin(of: node), isCode: isInCode)
        index += 1
        continue
      }
      if let alternative = node.alternative {
        hiddenText.append(MappedText(rendered: alternative.utf8, from: origin(of: node)))
      }
      let role = HTMLElementRole(name)
      if case .hidden = role {
        index = node.next
        continue
      }
      open.append((index, role))
      enter(role, node)
      index += 1
    }
    while !open.isEmpty { leave() }
    flush()
  }

  private var isInCode: Bool {
    if case .code? = kinds.last { true } else { false }
  }

  /// The lines from the element around a text to the text's own.
  private func origin(of node: HTMLTree.Node) -> Range<Int> {
    let first = open.last.map { tree.nodes[$0.node].line } ?? node.line
    let low = lines.start(ofLine: min(first, node.line))
    return low..<max(low, lines.content(ofLine: node.line).upperBound)
  }

  private mutating func enter(_ role: HTMLElementRole, _ node: HTMLTree.Node) {
    switch role {
    case .inline: return text.open(target: node.href, isCode: node.name == "code" && !isInCode)
    case .lineBreak: return text.appendBreak(from: origin(of: node))
    default: flush()
    }
    switch role {
    case .heading(let level): kinds.append(.heading(level: level))
    case .code: kinds.append(.code(language: nil))
    case .list(let ordered):
      lists.append((counts.lists, 0, ordered))
      counts.lists += 1
    case .item: enterItem()
    case .quote:
      containers.append(.blockQuote(quote: counts.quotes, label: nil))
      counts.quotes += 1
    case .table:
      containers.append(.table(counts.tables))
      cells.append((-1, -1))
      counts.tables += 1
    case .row: if let cell = cells.popLast() { cells.append((cell.row + 1, -1)) }
    case .cell: enterCell()
    default: break
    }
  }

  private mutating func enterItem() {
    let list = lists.last ?? (counts.lists, 0, false)
    containers.append(.listItem(list: list.list, item: list.items, ordered: list.ordered))
    if !lists.isEmpty { lists[lists.count - 1].items += 1 }
  }

  private mutating func enterCell() {
    var cell = cells.popLast() ?? (0, -1)
    cell.column += 1
    cells.append(cell)
    kinds.append(.tableCell(row: max(0, cell.row), column: cell.column))
  }

  private mutating func leave() {
    guard let (_, role) = open.popLast() else { return }
    switch role {
    case .inline: return text.close()
    case .lineBreak: return
    default: flush()
    }
    switch role {
    case .heading, .code, .cell: _ = kinds.popLast()
    case .list: _ = lists.popLast()
    case .item, .quote: _ = containers.popLast()
    case .table:
      _ = containers.popLast()
      _ = cells.popLast()
    default: break
    }
  }

  /// Ends the block that the words so far make.
  private mutating func flush() {
    guard let mapped = text.take(), let first = mapped.runs.first, let last = mapped.runs.last
    else { return }
    let range = first.origin.lowerBound..<max(first.origin.upperBound, last.origin.upperBound)
    if case .heading(let level)? = kinds.last {
      headings.append(.init(level: level, text: mapped.string, offset: range.lowerBound))
    }
    blocks.append(
      TextBlock(
        kind: kinds.last ?? .paragraph, containers: containers,
        heading: headings.isEmpty ? nil : headings.count - 1, text: mapped, sourceRange: range))
  }
}
