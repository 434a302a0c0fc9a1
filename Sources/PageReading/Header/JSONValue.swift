/// A JSON value with the bytes it was read from; objects keep the order of their members.
struct JSONValue {
  enum Content {
    case object([Member])
    case array([JSONValue])
    case string(String)
    /// The digits as written: no precision is lost.
    case number(String)
    case bool(Bool)
    case null
  }

  struct Member {
    var key: String
    /// Where the key's opening quote stands.
    var offset: Int
    var value: JSONValue
  }

  var content: Content
  /// Where the value's first byte stands.
  var offset: Int

  /// The type's name with its article, for messages.
  var typeName: String {
    switch content {
    case .object: "an object"
    case .array: "a list"
    case .string: "a string"
    case .number: "a number"
    case .bool: "a truth value"
    case .null: "null"
    }
  }
}

extension JSONValue {
  /// The value as JSON without white space, keys sorted by bytes.
  var compactText: String {
    switch content {
    case .object(let members):
      "{"
        + members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { quoted($0.key) + ":" + $0.value.compactText }.joined(separator: ",") + "}"
    case .array(let elements):
      "[" + elements.map(\.compactText).joined(separator: ",") + "]"
    case .string(let text): quoted(text)
    case .number(let text): text
    case .bool(let value): value ? "true" : "false"
    case .null: "null"
    }
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\u{0}"..."\u{1F}":
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}
