import NameSuggesting
import YAMLReading

/// The keys of one kind of mapping, in the order that its initialiser takes their values.
struct MappingShape<each Value: Sendable>: Sendable {
  /// What the mapping is, as in `source`.
  let noun: String
  let keys: (repeat Key<each Value>)

  init(_ noun: String, _ keys: repeat Key<each Value>) {
    self.noun = noun
    self.keys = (repeat each keys)
  }

  var schema: MappingSchema {
    var schema = MappingSchema(keys: [])
    for key in repeat each keys {
      schema.keys += key.schemas
      if let rule = key.rule { schema.rules.append(rule) }
      schema.others = key.others ?? schema.others
    }
    return schema
  }

  /// Reads the mapping and makes a value of the values of its keys.
  func reader<Result>(
    _ make: @escaping @Sendable (repeat each Value) -> Result
  ) -> NodeReader<Result> {
    let schema = schema
    let names = schema.keys.map(\.name)
    let declared = Set(names)
    return NodeReader(schema: .mapping(schema)) { node, problems in
      guard let entries = node.entries else {
        problems.note(
          "expected \(noun.withArticle), found \(node.words)", at: node.start,
          hint: schema.example)
        return nil
      }
      let unknown = UnknownKeys(noun: noun, names: names, takesOthers: schema.others != nil)
      let text = MappingText(
        noun: noun, start: node.start, entries: entries, declared: declared,
        suspected: unknown.note(entries, &problems))
      return values(of: text, &problems, make)
    }
  }

  private func values<Result>(
    of text: MappingText, _ problems: inout ProblemList,
    _ make: (repeat each Value) -> Result
  ) -> Result? {
    let values = (repeat (each keys).read(text, &problems))
    do {
      return make(repeat try present(each values))
    } catch {
      return nil
    }
  }
}

/// Notes the keys that are not declared.
private struct UnknownKeys {
  let noun: String
  let names: [String]
  /// Whether the author may choose names: only those near a declared one are doubted.
  let takesOthers: Bool

  /// The declared keys that the unknown ones were meant to be.
  func note(_ entries: [YAMLEntry], _ problems: inout ProblemList) -> Set<String> {
    var suspected: Set<String> = []
    for entry in entries where !names.contains(entry.key) {
      let nearest = nearestName(to: entry.key, among: names)
      if takesOthers && nearest == nil { continue }
      if let nearest { suspected.insert(nearest) }
      problems.note(
        "unknown key '\(entry.key.shortened)' in the \(noun)", at: entry.start,
        hint: suggestion(for: entry.key, among: names))
    }
    return suspected
  }
}

extension MappingSchema {
  /// The keys that must be there, as one would write them; `nil` where none must.
  fileprivate var example: String? {
    let required = keys.filter(\.isRequired).map { "'\($0.name): …'" }
    return required.isEmpty ? nil : required.joined(separator: ", ")
  }
}

extension String {
  /// The noun with 'a' or 'an' before it.
  fileprivate var withArticle: String {
    let isVowel = utf8.first.map("aeiou".utf8.contains) ?? false
    return (isVowel ? "an " : "a ") + self
  }
}

private struct MissingValue: Error {}

private func present<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw MissingValue() }
  return value
}
