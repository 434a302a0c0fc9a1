/// The JSON Schema (draft 2020-12) of a hand-written file, for editors that complete YAML.
///
/// It says less than the reader checks: what a key may hold, not what fits together.
struct JSONSchemaText {
  let title: String
  let schema: RecordSchema

  /// The schema as indented JSON with a final newline.
  var text: String {
    let head = [
      "\"$schema\": \"https://json-schema.org/draft/2020-12/schema\"",
      "\"title\": \(quoted(title))",
    ]
    return object(head + members(of: schema, indent: 1), indent: 0) + "\n"
  }

  private func members(of schema: RecordSchema, indent: Int) -> [String] {
    switch schema {
    case .text(nil): ["\"type\": [\"string\", \"number\", \"boolean\"]"]
    case .text(let pattern?): ["\"type\": \"string\"", "\"pattern\": \(quoted(pattern))"]
    case .number(let range):
      [
        "\"type\": \"integer\"", "\"minimum\": \(range.lowerBound)",
        "\"maximum\": \(range.upperBound)",
      ]
    case .choice(let words): ["\"enum\": [\(words.map(quoted).joined(separator: ", "))]"]
    case .list(let item, 0):
      ["\"type\": [\"array\", \"null\"]", "\"items\": \(value(item, indent: indent))"]
    case .list(let item, let minimum):
      [
        "\"type\": \"array\"", "\"minItems\": \(minimum)",
        "\"items\": \(value(item, indent: indent))",
      ]
    case .mapping(let keys): mapping(keys, indent: indent)
    case .table(let item, let name):
      [
        "\"type\": [\"object\", \"null\"]", "\"propertyNames\": \(value(name, indent: indent))",
        "\"additionalProperties\": \(value(item, indent: indent))",
      ]
    case .either(let one, let other):
      ["\"anyOf\": \(list([one, other].map { value($0, indent: indent + 1) }, indent: indent))"]
    }
  }

  private func mapping(_ keys: [KeySchema], indent: Int) -> [String] {
    let required = keys.filter(\.isRequired).map { quoted($0.name) }.joined(separator: ", ")
    let properties = keys.map { key in
      let description = ["\"description\": \(quoted(key.summary))"]
      let value = object(
        description + members(of: key.value, indent: indent + 2), indent: indent + 1)
      return "\(quoted(key.name)): \(value)"
    }
    return [
      "\"type\": \"object\"", "\"additionalProperties\": false", "\"required\": [\(required)]",
      "\"properties\": \(object(properties, indent: indent))",
    ]
  }

  private func value(_ schema: RecordSchema, indent: Int) -> String {
    object(members(of: schema, indent: indent + 1), indent: indent)
  }

  private func object(_ members: [String], indent: Int) -> String {
    "{" + lines(members, indent: indent) + "}"
  }

  private func list(_ values: [String], indent: Int) -> String {
    "[" + lines(values, indent: indent) + "]"
  }

  private func lines(_ parts: [String], indent: Int) -> String {
    let outer = "\n" + String(repeating: "  ", count: indent)
    return outer + "  " + parts.joined(separator: ",\(outer)  ") + outer
  }

  /// The text as a JSON string; the declarations hold no control characters.
  private func quoted(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map { "\"\\".unicodeScalars.contains($0) ? "\\\($0)" : "\($0)" }
      .joined() + "\""
  }
}
