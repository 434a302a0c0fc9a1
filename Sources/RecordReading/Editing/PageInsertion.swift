import FactModel
import YAMLReading

/// Where and how a page is written into the text of its source.
struct PageInsertion {
  let page: PageID
  /// The page's place in the list.
  let index: Int

  init(page: PageID, among pages: [PageID]) {
    self.page = page
    let isSorted = zip(pages, pages.dropFirst()).allSatisfy { $0 < $1 }
    index = isSorted ? pages.firstIndex { page < $0 } ?? pages.count : pages.count
  }

  /// The changes of the text; none where the source is written in brackets, `nil` where `source`
  /// is no source.
  func edits(in source: YAMLNode, _ lines: TextLines) -> [TextEdit]? {
    guard case .mapping(let entries, let style) = source.content else { return nil }
    guard style == .block else { return [] }
    guard let pages = entries.first(where: { $0.key == "pages" }) else {
      return [
        lines.insertion(
          of: [indented("pages:", source.start.column), item(at: source.start.column + 2)],
          afterLine: source.lastLine)
      ]
    }
    return edits(of: pages, lines)
  }

  private func edits(of pages: YAMLEntry, _ lines: TextLines) -> [TextEdit]? {
    let column = pages.start.column + 2
    switch pages.value.content {
    case .scalar:
      return [lines.insertion(of: [item(at: column)], afterLine: pages.start.line)]
    case .sequence([], _):
      guard pages.value.end.line == pages.start.line else { return [] }
      return [
        removal(of: pages.value, lines),
        lines.insertion(of: [item(at: column)], afterLine: pages.start.line),
      ]
    case .sequence(let items, .flow): return [flowInsertion(among: items, lines)]
    case .sequence(let items, .block):
      let line = index == 0 ? pages.start.line : items[index - 1].lastLine
      return [lines.insertion(of: [item(at: pages.value.start.column)], afterLine: line)]
    case .mapping: return nil
    }
  }

  /// Takes out `[]` with the space before it.
  private func removal(of list: YAMLNode, _ lines: TextLines) -> TextEdit {
    let end = lines.offset(of: list.end)
    var start = lines.offset(of: list.start)
    while start > 0, lines.bytes[start - 1] == 0x20 { start -= 1 }
    return TextEdit(range: start..<end, replacement: [])
  }

  private func flowInsertion(among items: [YAMLNode], _ lines: TextLines) -> TextEdit {
    let scalar = YAMLText(text: page.path, isInFlow: true).scalar
    let isLast = index == items.count
    let offset = lines.offset(of: isLast ? items[index - 1].end : items[index].start)
    let text = isLast ? ", \(scalar)" : "\(scalar), "
    return TextEdit(range: offset..<offset, replacement: Array(text.utf8))
  }

  private func item(at column: Int) -> String {
    indented("- \(YAMLText(text: page.path).scalar)", column)
  }

  private func indented(_ text: String, _ column: Int) -> String {
    String(repeating: " ", count: column - 1) + text
  }
}

extension YAMLNode {
  /// The last line that holds a part of the node.
  fileprivate var lastLine: Int {
    end.column == 1 && end.line > start.line ? end.line - 1 : end.line
  }
}
