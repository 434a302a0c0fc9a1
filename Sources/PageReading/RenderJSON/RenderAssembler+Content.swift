extension RenderAssembler {
  mutating func addContent(_ content: [JSONValue]) {
    for block in content { addBlock(block) }
  }

  private mutating func addBlock(_ block: JSONValue) {
    switch block["type"]?.string {
    case "paragraph", "small": add(.paragraph, inlines(block["inlineContent"]))
    case "heading": addHeading(block)
    case "codeListing": addCode(block)
    case "unorderedList": addList(block, ordered: false)
    case "orderedList": addList(block, ordered: true)
    case "aside": addAside(block.asideLabel, block["content"]?.elements ?? [])
    case "termList": addTerms(block)
    case "table": addTable(block)
    default: addParts(block)
    }
  }

  /// What a block of another kind holds: tabs, columns, or content of its own.
  private mutating func addParts(_ block: JSONValue) {
    add(.paragraph, inlines(block["inlineContent"]))
    addContent(block["content"]?.elements ?? [])
    for part in (block["tabs"]?.elements ?? []) + (block["columns"]?.elements ?? []) {
      if let title = part["title"], let words = title.string {
        add(.paragraph, mapped(words, from: title))
      }
      addContent(part["content"]?.elements ?? [])
    }
  }

  private mutating func addHeading(_ block: JSONValue) {
    guard let text = block["text"], let words = text.string else { return }
    addHeading(Int(block["level"]?.compactText ?? "") ?? 2, words, from: text)
  }

  private mutating func addCode(_ block: JSONValue) {
    let lines = block["code"]?.elements.compactMap(\.string) ?? []
    guard let first = block["code"]?.elements.first else { return }
    let code = MappedText(
      rendered: lines.joined(separator: "\n").utf8, from: first.offset..<first.offset + 1)
    add(.code(language: block["syntax"]?.string ?? ""), code)
  }

  private mutating func addList(_ block: JSONValue, ordered: Bool) {
    let list = counts.lists
    counts.lists += 1
    for (index, item) in (block["items"]?.elements ?? []).enumerated() {
      containers.append(.listItem(list: list, item: index, ordered: ordered))
      addContent(item["content"]?.elements ?? [])
      containers.removeLast()
    }
  }

  private mutating func addTerms(_ block: JSONValue) {
    let list = counts.lists
    counts.lists += 1
    for (index, item) in (block["items"]?.elements ?? []).enumerated() {
      containers.append(.listItem(list: list, item: index, ordered: false))
      add(.paragraph, inlines(item["term"]?["inlineContent"]))
      addContent(item["definition"]?["content"]?.elements ?? [])
      containers.removeLast()
    }
  }

  mutating func addAside(_ label: String, _ content: [JSONValue]) {
    containers.append(.blockQuote(quote: counts.quotes, label: label))
    counts.quotes += 1
    addContent(content)
    containers.removeLast()
  }

  private mutating func addTable(_ block: JSONValue) {
    containers.append(.table(counts.tables))
    counts.tables += 1
    for (row, cells) in (block["rows"]?.elements ?? []).enumerated() {
      for (column, cell) in cells.elements.enumerated() {
        for part in cell.elements {
          add(.tableCell(row: row, column: column), inlines(part["inlineContent"]))
        }
      }
    }
    containers.removeLast()
  }
}

extension JSONValue {
  /// The word in front of an aside: its name, else its style.
  fileprivate var asideLabel: String {
    if let name = self["name"]?.string { return name }
    let style = self["style"]?.string ?? "note"
    return style.prefix(1).uppercased() + style.dropFirst()
  }
}
