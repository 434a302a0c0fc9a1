extension RenderAssembler {
  /// The declarations in the language that the page shows, a fence each.
  mutating func addDeclarations(_ section: JSONValue) {
    for declaration in section["declarations"]?.elements ?? [] {
      let tokens = declaration["tokens"]?.elements ?? []
      let words = tokens.compactMap { $0["text"]?.string }.joined()
      guard let first = tokens.first else { continue }
      add(
        .code(language: nil),
        MappedText(rendered: words.utf8, from: first.offset..<first.offset + 1))
    }
  }

  mutating func addSection(_ section: JSONValue) {
    switch section["kind"]?.string {
    case "content": addContent(section["content"]?.elements ?? [])
    case "parameters": addNamed("Parameters", section["parameters"], from: section)
    case "properties", "restParameters", "restResponses", "attributes":
      addNamed(section["title"]?.string ?? "Properties", section["items"], from: section)
    case "restBody":
      addNamed(section["title"]?.string ?? "HTTP Body", section["parameters"], from: section)
    default: return
    }
  }

  /// A section of names, each with what it means.
  private mutating func addNamed(_ title: String, _ items: JSONValue?, from section: JSONValue) {
    addHeading(2, title, from: section)
    addContent(section["content"]?.elements ?? [])
    for item in items?.elements ?? [] {
      if let name = item["name"], let words = name.string {
        var text = mapped(words, from: name)
        text.marks = [.init(kind: .code, range: text.utf8.indices)]
        add(.paragraph, text)
      }
      addContent(item["content"]?.elements ?? [])
    }
  }

  /// A section of groups of links; in all but relationships the other page's abstract follows.
  mutating func addLinks(_ title: String, _ groups: JSONValue?, describing: Bool) {
    guard let groups, !groups.elements.isEmpty else { return }
    addHeading(2, title, from: groups)
    for group in groups.elements {
      if let title = group["title"], let words = title.string { addHeading(3, words, from: title) }
      for identifier in group["identifiers"]?.elements ?? [] {
        addLink(identifier, describing: describing)
      }
    }
  }

  private mutating func addLink(_ identifier: JSONValue, describing: Bool) {
    guard let name = identifier.string else { return }
    let reference = references[name]
    let title = reference?["title"] ?? identifier
    var link = mapped(title.string ?? name, from: title)
    guard !link.utf8.isEmpty else { return }
    link.marks = [.init(kind: .link(target: target(of: name)), range: link.utf8.indices)]
    add(.paragraph, link)
    if describing { add(.paragraph, inlines(reference?["abstract"])) }
  }
}
