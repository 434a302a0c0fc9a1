import YAMLReading

/// A key of a mapping: its name, what it is for and how its value is read, declared once for
/// reading, hints and schema.
struct Key<Value: Sendable>: Sendable {
  /// What it may be written as: one name, or several of which one is chosen.
  let schemas: [KeySchema]
  /// What holds between its names, where it has several.
  var rule: KeyRule?
  /// What may stand under names that the author chooses, where it takes such.
  var others: TableSchema?
  /// The value; `nil` where there must be one and is none, once its problem is noted.
  let read: @Sendable (MappingText, inout ProblemList) -> Value?
}

extension Key {
  /// A key that must be there; `why` is said where it is not. `standIn` takes the place of a bad
  /// value, once its problem is noted, so that what hangs on the other keys is looked at too.
  static func required(
    _ name: String, _ summary: String, _ reader: NodeReader<Value>, standIn: Value? = nil,
    why: String? = nil
  ) -> Key {
    let schema = KeySchema(name: name, summary: summary, isRequired: true, value: reader.schema)
    return Key(schemas: [schema]) { mapping, problems in
      if let node = mapping[name] { return reader.read(node, &problems) ?? standIn }
      mapping.noteMissing([name], hint: why, &problems)
      return standIn
    }
  }

  /// A key that may be left out; a bad value stands for an absent one, once its problem is noted.
  static func optional(
    _ name: String, _ summary: String, _ reader: NodeReader<Value>, else fallback: Value
  ) -> Key {
    let schema = KeySchema(name: name, summary: summary, isRequired: false, value: reader.schema)
    return Key(schemas: [schema]) { mapping, problems in
      mapping[name].flatMap { reader.read($0, &problems) } ?? fallback
    }
  }

  /// A key that may be left out, and then says nothing.
  static func optional<Wrapped>(
    _ name: String, _ summary: String, _ reader: NodeReader<Wrapped>
  ) -> Key where Value == Wrapped? {
    .optional(name, summary, reader.map { $0 }, else: nil)
  }

  /// A key that may be left out and is weighed against others, so that nobody must be told that it
  /// is absent where it is only bad: `standIn` takes its place then, or the mapping is left unread.
  static func weighed<Wrapped>(
    _ name: String, _ summary: String, _ reader: NodeReader<Wrapped>, standIn: Wrapped? = nil
  ) -> Key where Value == Wrapped? {
    let schema = KeySchema(name: name, summary: summary, isRequired: false, value: reader.schema)
    return Key(schemas: [schema]) { mapping, problems in
      guard let node = mapping[name] else {
        return mapping.suspected.contains(name) ? standIn.map { $0 } : .some(nil)
      }
      return (reader.read(node, &problems) ?? standIn).map { $0 }
    }
  }
}

/// A mapping as its keys see it.
struct MappingText {
  let noun: String
  let start: YAMLPosition
  let entries: [YAMLEntry]
  /// The names that are declared.
  let declared: Set<String>
  /// Declared names that unknown ones were probably meant to be: not missed a second time.
  let suspected: Set<String>

  /// The value under a declared name.
  subscript(name: String) -> YAMLNode? { entries.first { $0.key == name }?.value }

  /// Says that none of the names is there.
  func noteMissing(_ names: [String], hint: String? = nil, _ problems: inout ProblemList) {
    guard suspected.isDisjoint(with: names) else { return }
    problems.note("the \(noun) has no \(names.alternatives)", at: start, hint: hint)
  }
}

extension [String] {
  /// `'a', 'b' or 'c'`.
  var alternatives: String {
    let quoted = map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or \(last)"
  }
}
