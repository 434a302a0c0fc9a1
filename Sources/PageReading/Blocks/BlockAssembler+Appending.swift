import MarkupParsing

extension BlockAssembler {
  mutating func append(_ kind: TextBlock.Kind, _ text: MappedText, _ node: MarkdownTree.Node) {
    blocks.append(
      TextBlock(
        kind: kind, containers: containers, heading: headings.isEmpty ? nil : headings.count - 1,
        text: body.restored(text), sourceRange: body.original(of: sourceRange(of: node))))
  }

  mutating func appendHeading(_ level: Int, _ text: MappedText, _ node: MarkdownTree.Node) {
    let offset = body.original(of: sourceRange(of: node)).lowerBound
    headings.append(.init(level: level, text: text.string, offset: offset))
    append(.heading(level: level), text, node)
  }

  mutating func appendParagraph(_ text: MappedText, _ node: MarkdownTree.Node) {
    guard case .blockQuote(let quote, nil)? = containers.last, !hasBlocks(inQuote: quote),
      let (label, rest) = AsideLabel.split(text)
    else { return append(.paragraph, text, node) }
    containers[containers.count - 1] = .blockQuote(quote: quote, label: label)
    if !rest.utf8.isEmpty { append(.paragraph, rest, node) }
  }

  private func hasBlocks(inQuote quote: Int) -> Bool {
    blocks.last?.containers.contains {
      if case .blockQuote(quote, _) = $0 { true } else { false }
    } ?? false
  }

  mutating func appendCode(_ node: MarkdownTree.Node, fenced: Bool) {
    let info = String(decoding: tree.literals[node.info], as: UTF8.self)
    let mapping = CodeLines(source: body.bytes, lines: lines, base: body.base)
    let text = mapping.mapped(
      tree.literals[node.literal], firstLine: node.lines.lowerBound + (fenced ? 1 : 0))
    append(.code(language: info.isEmpty ? nil : info), text, node)
  }

  /// Of a block of raw HTML only a `<summary>` is text.
  mutating func appendSummaries(_ node: MarkdownTree.Node) {
    let range = sourceRange(of: node)
    let block = range.lowerBound - body.base..<range.upperBound - body.base
    for words in SummaryElement.words(in: body.bytes[block]) {
      var text = MappedText()
      text.append(verbatim: body.bytes[words], from: body.base + words.lowerBound)
      append(.paragraph, text, node)
    }
  }
}
