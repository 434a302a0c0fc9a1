import YAMLReading

extension NodeReader where Value == [Placed<String>] {
  /// Reads the members of a list or group, each once.
  static let members = distinct(NodeReader<String>.text("a member").placed, "members") {
    Array($0.utf8)
  }
}

extension NodeReader {
  /// Reads a list of at least one item, none of them twice.
  static func distinct<Item, Identity: Hashable & Sendable>(
    _ item: NodeReader<Placed<Item>>, _ expected: String,
    by identity: @escaping @Sendable (Item) -> Identity
  ) -> NodeReader where Value == [Placed<Item>] {
    let list = NodeReader.list(of: item, expected, minimum: 1)
    return NodeReader(schema: list.schema) { node, problems in
      guard let items = list.read(node, &problems) else { return nil }
      var seen: [Identity: YAMLPosition] = [:]
      for item in items {
        guard let first = seen.updateValue(item.start, forKey: identity(item.value)) else {
          continue
        }
        problems.note(
          "'\("\(item.value)".shortened)' occurs twice, first at line \(first.line)",
          at: item.start, related: first)
      }
      return items
    }
  }
}
