import YAMLReading

/// One of several keys that give the same kind of value.
struct KeyOption<Value: Sendable>: Sendable {
  let name: String
  let summary: String
  let reader: NodeReader<Value>

  fileprivate var schema: KeySchema {
    KeySchema(name: name, summary: summary, isRequired: false, value: reader.schema)
  }
}

extension Key {
  /// Just one of the keys; `hint` is said where there are more.
  static func exactlyOne(of options: [KeyOption<Value>], hint: String? = nil) -> Key {
    let names = options.map(\.name)
    var key = Key(schemas: options.map(\.schema)) { mapping, problems in
      let chosen = options.chosen(in: mapping, hint: hint, &problems)
      if chosen == nil { mapping.noteMissing(names, &problems) }
      return chosen.flatMap { $0.option.reader.read($0.node, &problems) }
    }
    key.rule = .exactlyOne(names)
    return key
  }

  /// One of the keys or none; `hint` is said where there are more. A value that cannot be read,
  /// or stands under a mistyped key, is there all the same, as `unread`.
  static func atMostOne<Wrapped>(
    of options: [KeyOption<Wrapped>], hint: String? = nil, unread: Wrapped
  ) -> Key where Value == Wrapped? {
    let names = options.map(\.name)
    var key = Key(schemas: options.map(\.schema)) { mapping, problems in
      guard let chosen = options.chosen(in: mapping, hint: hint, &problems) else {
        return .some(mapping.suspected.isDisjoint(with: names) ? nil : unread)
      }
      return .some(chosen.option.reader.read(chosen.node, &problems) ?? unread)
    }
    key.rule = .atMostOne(names)
    return key
  }
}

extension Array {
  /// The first of the options in the text, with its value; a second one is a problem.
  fileprivate func chosen<Value>(
    in mapping: MappingText, hint: String?, _ problems: inout ProblemList
  ) -> (option: Element, node: YAMLNode)? where Element == KeyOption<Value> {
    let present = mapping.entries.compactMap { entry in
      first { $0.name == entry.key }.map { (option: $0, entry: entry) }
    }
    for other in present.dropFirst() {
      problems.note(
        "the \(mapping.noun) has '\(other.entry.key)' besides '\(present[0].entry.key)'",
        at: other.entry.start, hint: hint, related: present[0].entry.start)
    }
    return present.first.map { ($0.option, $0.entry.value) }
  }
}
