import YAMLReading

/// Reads one kind of value from a node and knows its schema.
struct NodeReader<Value: Sendable>: Sendable {
  /// What may stand there.
  let schema: RecordSchema
  /// The value, or `nil` where the reason was added to the list.
  let read: @Sendable (YAMLNode, inout ProblemList) -> Value?
}

extension NodeReader {
  /// The same reader, giving the value with its place.
  var placed: NodeReader<Placed<Value>> {
    NodeReader<Placed<Value>>(schema: schema) { node, problems in
      read(node, &problems).map { Placed(value: $0, start: node.start, end: node.end) }
    }
  }

  /// The same reader, giving another value.
  func map<Other>(_ change: @escaping @Sendable (Value) -> Other) -> NodeReader<Other> {
    NodeReader<Other>(schema: schema) { node, problems in
      read(node, &problems).map(change)
    }
  }

  /// The same reader with a further step that may find a problem, told at the value's place.
  func parsed<Other>(
    _ parse: @escaping @Sendable (Value) throws(TextProblem) -> Other
  ) -> NodeReader<Other> {
    NodeReader<Other>(schema: schema) { node, problems in
      guard let value = read(node, &problems) else { return nil }
      do throws(TextProblem) {
        return try parse(value)
      } catch {
        problems.note(error, at: node.start)
        return nil
      }
    }
  }

  /// The same reader, standing in the schema as the definition of that name.
  func defined(as name: String) -> NodeReader {
    NodeReader(schema: .reference(name), read: read)
  }

  /// Takes a list with `list` and anything else with this reader.
  func or(list: NodeReader<Value>) -> NodeReader<Value> {
    NodeReader(schema: .either(schema, list.schema)) { node, problems in
      node.items == nil ? read(node, &problems) : list.read(node, &problems)
    }
  }

  /// Takes a mapping with `mapping` and anything else with this reader.
  func or(mapping: NodeReader<Value>) -> NodeReader<Value> {
    NodeReader(schema: .either(schema, mapping.schema)) { node, problems in
      node.entries == nil ? read(node, &problems) : mapping.read(node, &problems)
    }
  }
}

extension YAMLNode {
  /// The node in words, as in `expected a list, found a mapping`.
  var words: String {
    switch content {
    case .scalar where isAbsent: "nothing"
    case .scalar(let text, _): "the text '\(text.shortened)'"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension String {
  /// At most 60 scalars of the text on one line, for a message.
  var shortened: String {
    let printable = unicodeScalars.prefix(60).map {
      $0.properties.generalCategory == .control ? "\u{FFFD}" : $0
    }
    let cut = unicodeScalars.dropFirst(60).isEmpty ? "" : "…"
    return String(String.UnicodeScalarView(printable)) + cut
  }
}
