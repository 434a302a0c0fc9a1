/// Puts the blocks of a page together from its render JSON, in the order and with the headings that
/// the Markdown variant has.
struct RenderAssembler {
  let root: JSONValue
  let source: [UInt8]
  let references: [String: JSONValue]
  var containers: [TextBlock.Container] = []
  var counts = (lists: 0, quotes: 0, tables: 0)
  private var headings: [PageText.Heading] = []
  private var blocks: [TextBlock] = []

  init(root: JSONValue, source: [UInt8]) {
    self.root = root
    self.source = source
    guard case .object(let members)? = root["references"]?.content else {
      references = [:]
      return
    }
    references = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  var text: PageText {
    PageText(source: source, bodyStart: 0, headings: headings, blocks: blocks)
  }

  mutating func assemble(titled title: String) {
    addHeading(1, title, from: root["metadata"]?["title"])
    add(.paragraph, inlines(root["abstract"]))
    let sections = root["primaryContentSections"]?.elements ?? []
    for section in sections where section["kind"]?.string == "declarations" {
      addDeclarations(section)
    }
    addAside("Deprecated", root["deprecationSummary"]?.elements ?? [])
    for section in sections { addSection(section) }
    addLinks("Topics", root["topicSections"], describing: true)
    addLinks("See Also", root["seeAlsoSections"], describing: true)
    addLinks("Relationships", root["relationshipsSections"], describing: false)
  }

  mutating func addHeading(_ level: Int, _ words: String, from value: JSONValue?) {
    let text = mapped(words, from: value ?? root)
    headings.append(
      .init(level: level, text: text.string, offset: (value ?? root).offset))
    add(.heading(level: level), text)
  }

  /// Adds a block unless it is without words.
  mutating func add(_ kind: TextBlock.Kind, _ text: MappedText) {
    guard let first = text.runs.first, let last = text.runs.last else { return }
    let end = max(first.origin.upperBound, last.origin.upperBound)
    blocks.append(
      TextBlock(
        kind: kind, containers: containers, heading: headings.isEmpty ? nil : headings.count - 1,
        text: text, sourceRange: min(first.origin.lowerBound, last.origin.lowerBound)..<end))
  }

  /// A string's words: byte for byte where the JSON writes them so, else as a whole.
  func mapped(_ words: String, from value: JSONValue) -> MappedText {
    let bytes = Array(words.utf8)
    let start = min(value.offset + 1, source.count)
    var text = MappedText()
    if source[start...].starts(with: bytes) {
      text.append(verbatim: bytes[...], from: start)
    } else {
      text.append(rendered: bytes, from: min(value.offset, source.count)..<start)
    }
    return text
  }
}
