import YAMLReading

/// A key of a mapping: its name, what it is for and how its value is read, declared once for
/// reading, hints and schema.
struct Key<Value: Sendable>: Sendable {
  let name: String
  let summary: String
  let reader: NodeReader<Value>
  /// What an absent key stands for; `nil` where the key must be there.
  let fallback: Value?

  /// A key that must be there.
  static func required(
    _ name: String, _ summary: String, _ reader: NodeReader<Value>
  ) -> Key {
    Key(name: name, summary: summary, reader: reader, fallback: nil)
  }

  /// A key that may be left out.
  static func optional(
    _ name: String, _ summary: String, _ reader: NodeReader<Value>, else fallback: Value
  ) -> Key {
    Key(name: name, summary: summary, reader: reader, fallback: fallback)
  }

  /// A key that may be left out, and then says nothing.
  static func optional<Wrapped>(
    _ name: String, _ summary: String, _ reader: NodeReader<Wrapped>
  ) -> Key where Value == Wrapped? {
    Key(name: name, summary: summary, reader: reader.map { $0 }, fallback: .some(nil))
  }

  var schema: KeySchema {
    KeySchema(
      name: name, summary: summary, isRequired: fallback == nil, value: reader.schema)
  }

  /// The key's value in `mapping`; a bad one stands for an absent one, once its problem is noted.
  func read(_ mapping: MappingText, _ problems: inout ProblemList) -> Value? {
    guard let entry = mapping.entries.first(where: { $0.key == name }) else {
      if fallback == nil, !mapping.suspected.contains(name) {
        problems.note("the \(mapping.noun) has no '\(name)'", at: mapping.start)
      }
      return fallback
    }
    return reader.read(entry.value, &problems) ?? fallback
  }
}

/// A mapping as its keys see it.
struct MappingText {
  let noun: String
  let start: YAMLPosition
  let entries: [YAMLEntry]
  /// Known keys that unknown ones were probably meant to be: not missed a second time.
  let suspected: Set<String>
}
