extension JSONValue {
  /// The member of that name; `nil` in anything but an object that has it.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The elements of a list; none in anything else.
  var elements: [JSONValue] {
    if case .array(let elements) = content { elements } else { [] }
  }

  /// The text of a string.
  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// Whether this is `true`.
  var isTrue: Bool {
    if case .bool(true) = content { true } else { false }
  }
}
