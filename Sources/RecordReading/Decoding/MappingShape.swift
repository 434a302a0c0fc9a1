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

  var schemas: [KeySchema] {
    var schemas: [KeySchema] = []
    for key in repeat each keys { schemas.append(key.schema) }
    return schemas
  }

  /// Reads the mapping and makes a value of the values of its keys.
  func reader<Result>(
    _ make: @escaping @Sendable (repeat each Value) -> Result
  ) -> NodeReader<Result> {
    NodeReader(schema: .mapping(schemas)) { node, problems in
      guard let entries = node.entries else {
        problems.note("expected a \(noun), found \(node.words)", at: node.start, hint: example)
        return nil
      }
      let text = MappingText(
        noun: noun, start: node.start, entries: entries,
        suspected: noteUnknownKeys(entries, &problems))
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

  /// Notes the keys that are not declared; returns the declared ones they were meant to be.
  private func noteUnknownKeys(
    _ entries: [YAMLEntry], _ problems: inout ProblemList
  ) -> Set<String> {
    let known = schemas.map(\.name)
    var suspected: Set<String> = []
    for entry in entries where !known.contains(entry.key) {
      if let nearest = nearestName(to: entry.key, among: known) { suspected.insert(nearest) }
      problems.note(
        "unknown key '\(entry.key.shortened)' in the \(noun)", at: entry.start,
        hint: suggestion(for: entry.key, among: known))
    }
    return suspected
  }

  private var example: String {
    schemas.filter(\.isRequired).map { "'\($0.name): …'" }.joined(separator: ", ")
  }
}

private struct MissingValue: Error {}

private func present<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw MissingValue() }
  return value
}
