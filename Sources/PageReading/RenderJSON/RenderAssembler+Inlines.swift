extension RenderAssembler {
  /// The words of inline content, with its marks.
  func inlines(_ content: JSONValue?) -> MappedText {
    var text = MappedText()
    for element in content?.elements ?? [] { append(element, to: &text) }
    text.marks.sort {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
    return text
  }

  private func append(_ element: JSONValue, to text: inout MappedText) {
    let start = text.utf8.count
    switch element["type"]?.string {
    case "text": append(element["text"], to: &text)
    case "codeVoice": append(element["code"], to: &text)
    case "reference": appendReference(element, to: &text)
    case "link": append(element["title"], to: &text)
    default: for part in element["inlineContent"]?.elements ?? [] { append(part, to: &text) }
    }
    guard let mark = mark(of: element), start < text.utf8.count else { return }
    text.marks.append(.init(kind: mark, range: start..<text.utf8.count))
  }

  private func append(_ string: JSONValue?, to text: inout MappedText) {
    guard let string, let words = string.string else { return }
    let part = mapped(words, from: string)
    for run in part.runs {
      if run.verbatim {
        text.append(verbatim: part.utf8[...], from: run.origin.lowerBound)
      } else {
        text.append(rendered: part.utf8, from: run.origin)
      }
    }
  }

  private func appendReference(_ element: JSONValue, to text: inout MappedText) {
    let reference = element["identifier"]?.string.flatMap { references[$0] }
    append(element["overridingTitle"] ?? reference?["title"], to: &text)
  }

  private func mark(of element: JSONValue) -> MappedText.Mark.Kind? {
    switch element["type"]?.string {
    case "codeVoice": .code
    case "emphasis", "newTerm": .emphasis
    case "strong", "inlineHead": .strong
    case "strikethrough": .strikethrough
    case "reference": element["identifier"]?.string.map { .link(target: target(of: $0)) }
    case "link": element["destination"]?.string.map { .link(target: $0) }
    default: nil
    }
  }

  /// The address of a referred page, as the Markdown variant writes it.
  func target(of identifier: String) -> String {
    references[identifier]?["url"]?.string ?? identifier
  }
}
