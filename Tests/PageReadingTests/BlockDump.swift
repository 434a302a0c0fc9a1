import PageReading

/// A page's blocks, a line each: containers, kind, words.
func dump(_ markdown: String) -> String {
  dump(MarkdownPageReader().pageText(of: Array(markdown.utf8)))
}

func dump(_ page: PageText) -> String {
  page.blocks.map { block in
    let path = block.containers.map(name).joined()
    return "\(path)\(name(of: block.kind)) \(block.text.string)"
  }.joined(separator: "\n")
}

private func name(_ container: TextBlock.Container) -> String {
  switch container {
  case .listItem(let list, let item, let ordered): "\(ordered ? "ol" : "ul")\(list).\(item) "
  case .blockQuote(_, let label): label.map { "aside(\($0)) " } ?? "quote "
  case .table: "table "
  }
}

private func name(of kind: TextBlock.Kind) -> String {
  switch kind {
  case .heading(let level): "h\(level)"
  case .paragraph: "p"
  case .code: "code"
  case .tableCell(let row, let column): "\(row),\(column)"
  }
}
