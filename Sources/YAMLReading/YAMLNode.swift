/// A value of a YAML document with the place it was written at.
package struct YAMLNode: Equatable, Sendable {
  /// What a node holds.
  package enum Content: Equatable, Sendable {
    /// Text as written, after unquoting; its type is never guessed, so `26.0` and `no` are text.
    case scalar(String, YAMLScalarStyle)
    /// A list, in order.
    case sequence([YAMLNode], YAMLCollectionStyle)
    /// Keys with their values, in the order of the text; no key occurs twice.
    case mapping([YAMLEntry], YAMLCollectionStyle)
  }

  /// What the node holds.
  package var content: Content
  /// Where its first character stands, the opening quote or bracket included.
  package var start: YAMLPosition
  /// Behind its last character; a block collection ends where its last item does.
  package var end: YAMLPosition

  /// A node of the given parts.
  package init(content: Content, start: YAMLPosition, end: YAMLPosition) {
    self.content = content
    self.start = start
    self.end = end
  }
}

/// A key of a mapping with its value.
package struct YAMLEntry: Equatable, Sendable {
  /// The key's text.
  package var key: String
  /// Where the key begins.
  package var start: YAMLPosition
  /// The value.
  package var value: YAMLNode
}

/// How a scalar was written.
package enum YAMLScalarStyle: Equatable, Sendable {
  case plain, singleQuoted, doubleQuoted, literal, folded
}

/// How a list or mapping was written: on lines of its own or in brackets.
package enum YAMLCollectionStyle: Equatable, Sendable {
  case block, flow
}

extension YAMLNode {
  /// The text, where the node is a scalar.
  package var text: String? {
    guard case .scalar(let text, _) = content else { return nil }
    return text
  }

  /// The items, where the node is a list.
  package var items: [YAMLNode]? {
    guard case .sequence(let items, _) = content else { return nil }
    return items
  }

  /// The entries, where the node is a mapping.
  package var entries: [YAMLEntry]? {
    guard case .mapping(let entries, _) = content else { return nil }
    return entries
  }

  /// Whether nothing was written, as behind `pages:` with no more on the line.
  package var isAbsent: Bool { content == .scalar("", .plain) }
}
