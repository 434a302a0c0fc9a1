import YAMLReading

extension NodeReader {
  /// Reads a list; what cannot be read is left out of it. Nothing written is an empty list.
  static func list<Item>(
    of item: NodeReader<Item>, _ expected: String, minimum: Int = 0
  ) -> NodeReader where Value == [Item] {
    NodeReader(schema: .list(of: item.schema, minimum: minimum)) { node, problems in
      guard let items = node.isAbsent ? [] : node.items else {
        problems.note(
          "expected a list of \(expected), found \(node.words)", at: node.start,
          hint: "begin each item with '- '")
        return nil
      }
      guard items.count >= minimum else {
        problems.note("the list of \(expected) is empty", at: node.start)
        return nil
      }
      return items.compactMap { item.read($0, &problems) }
    }
  }

  /// Reads one item, or a list of at least one.
  static func oneOrMore<Item>(
    of item: NodeReader<Item>, _ expected: String
  ) -> NodeReader where Value == [Item] {
    item.map { [$0] }.or(list: .list(of: item, expected, minimum: 1))
  }

  /// Reads a mapping of names that the author chooses, in the order of the text.
  static func table<Item>(
    of item: NodeReader<Item>, name: NodeReader<String>, _ expected: String
  ) -> NodeReader where Value == [NamedValue<Item>] {
    NodeReader(
      schema: .table(TableSchema(name: name.schema, value: item.schema))
    ) { node, problems in
      guard let entries = node.isAbsent ? [] : node.entries else {
        problems.note(
          "expected a mapping of \(expected), found \(node.words)", at: node.start,
          hint: "write each as 'name: …'")
        return nil
      }
      return entries.compactMap { $0.named(name, item, &problems) }
    }
  }
}

/// A value under a name that the author chose.
struct NamedValue<Value: Sendable>: Sendable {
  var name: String
  /// Where the name stands.
  var start: YAMLPosition
  var value: Value
}

extension YAMLEntry {
  /// The entry's value under its name, read with the given readers.
  func named<Value>(
    _ name: NodeReader<String>, _ value: NodeReader<Value>, _ problems: inout ProblemList
  ) -> NamedValue<Value>? {
    let name = name.read(keyNode, &problems)
    let value = value.read(self.value, &problems)
    guard let name, let value else { return nil }
    return NamedValue(name: name, start: start, value: value)
  }

  /// The key as a text of its own; quoted, since an empty key is a text too.
  private var keyNode: YAMLNode {
    YAMLNode(content: .scalar(key, .doubleQuoted), start: start, end: start)
  }
}
