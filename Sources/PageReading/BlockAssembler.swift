import MarkupParsing

/// Puts a parser's events together to a page's blocks.
struct BlockAssembler {
  private let lines: LineIndex
  private var cursor: SourceCursor
  private var page: PageText
  private var containers: [TextBlock.Container] = []
  private var lists: [(list: Int, ordered: Bool, items: Int)] = []
  private var counts = (lists: 0, quotes: 0, tables: 0)
  private var cell = (row: -1, column: -1)
  private var builder: MappedTextBuilder?
  private var blockStart = 0

  init(source: [UInt8], bodyStart: Int, lines: LineIndex) {
    self.lines = lines
    cursor = SourceCursor(source)
    page = PageText(source: source, bodyStart: bodyStart, headings: [], blocks: [])
  }

  /// The page so far.
  var pageText: PageText { page }

  mutating func take(_ event: MarkupEvent) {
    switch event.kind {
    case .blockQuote, .list, .item, .table, .tableRow: takeContainer(event)
    case .paragraph, .heading, .tableCell: takeTextBlock(event)
    case .codeBlock(let language): takeCode(event, language)
    case .htmlBlock: takeHTML(event)
    case .document, .thematicBreak, .other: break
    default: builder?.take(event, at: &cursor)
    }
  }

  private mutating func takeContainer(_ event: MarkupEvent) {
    guard event.phase == .enter else { return leaveContainer(event.kind) }
    switch event.kind {
    case .blockQuote:
      containers.append(.blockQuote(quote: counts.quotes, label: nil))
      counts.quotes += 1
    case .list(let ordered):
      lists.append((counts.lists, ordered, 0))
      counts.lists += 1
    case .item:
      guard let list = lists.last else { return }
      containers.append(.listItem(list: list.list, item: list.items, ordered: list.ordered))
      lists[lists.count - 1].items += 1
    case .table:
      containers.append(.table(counts.tables))
      counts.tables += 1
      cell = (-1, -1)
    default: cell = (cell.row + 1, -1)
    }
  }

  private mutating func leaveContainer(_ kind: MarkupKind) {
    switch kind {
    case .list: _ = lists.popLast()
    case .tableRow: break
    default: _ = containers.popLast()
    }
  }

  private mutating func takeTextBlock(_ event: MarkupEvent) {
    guard event.phase == .exit else {
      if event.kind == .tableCell { cell.column += 1 }
      blockStart = lines.start(ofLine: event.line) + max(0, event.column - 1)
      // cmark counts a cell's columns from the row's text; the row's own start is always right.
      if event.kind == .tableCell { blockStart = lines.start(ofLine: event.line) }
      cursor.enter(from: blockStart, to: lines.start(ofLine: event.endLine + 1))
      builder = MappedTextBuilder()
      return
    }
    guard let text = builder?.text else { return }
    builder = nil
    switch event.kind {
    case .heading(let level): appendHeading(level, text)
    case .tableCell: append(.tableCell(row: cell.row, column: cell.column), text)
    default: appendParagraph(text)
    }
  }

  private mutating func appendHeading(_ level: Int, _ text: MappedText) {
    let glued = GluedAside(inHeading: text)
    let title = glued?.heading ?? text
    page.headings.append(.init(level: level, text: title.string, offset: blockStart))
    append(.heading(level: level), title)
    guard let aside = glued?.aside else { return }
    containers.append(.blockQuote(quote: counts.quotes, label: nil))
    counts.quotes += 1
    appendParagraph(aside)
    _ = containers.popLast()
  }

  private mutating func appendParagraph(_ text: MappedText) {
    guard case .blockQuote(let quote, nil)? = containers.last, !hasBlocks(inQuote: quote),
      let (label, rest) = AsideLabel.split(text)
    else { return append(.paragraph, text) }
    containers[containers.count - 1] = .blockQuote(quote: quote, label: label)
    if !rest.utf8.isEmpty { append(.paragraph, rest) }
  }

  private func hasBlocks(inQuote quote: Int) -> Bool {
    page.blocks.last?.containers.contains {
      if case .blockQuote(quote, _) = $0 { true } else { false }
    } ?? false
  }

  private mutating func takeCode(_ event: MarkupEvent, _ language: String?) {
    blockStart = lines.start(ofLine: event.line)
    cursor.enter(from: blockStart, to: lines.start(ofLine: event.endLine + 1))
    if language != nil || isFence(event.line) {
      cursor.enter(from: lines.start(ofLine: event.line + 1), to: cursor.limit)
    }
    append(.code(language: language), CodeMapping.mapped(event.literal, at: &cursor))
  }

  private func isFence(_ line: Int) -> Bool {
    let start = lines.start(ofLine: line)
    let text = page.source[start..<min(lines.start(ofLine: line + 1), page.source.count)]
    let mark = text.first { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: ">") }
    return mark == 0x60 || mark == 0x7E
  }

  private mutating func takeHTML(_ event: MarkupEvent) {
    blockStart = lines.start(ofLine: event.line)
    cursor.enter(from: blockStart, to: lines.start(ofLine: event.endLine + 1))
    for words in SummaryElement.words(in: event.literal) {
      var summary = MappedTextBuilder()
      summary.take(MarkupEvent(phase: .leaf, kind: .text, literal: words), at: &cursor)
      append(.paragraph, summary.text)
    }
  }

  private mutating func append(_ kind: TextBlock.Kind, _ text: MappedText) {
    page.blocks.append(
      TextBlock(
        kind: kind, containers: containers,
        heading: page.headings.isEmpty ? nil : page.headings.count - 1, text: text,
        sourceRange: blockStart..<max(blockStart, cursor.limit)))
  }
}
