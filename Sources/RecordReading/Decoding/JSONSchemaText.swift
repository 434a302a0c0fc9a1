/// The JSON Schema (draft 2020-12) of a hand-written file, for editors that complete YAML.
///
/// It says less than the reader checks: what a key may hold, not what fits together.
struct JSONSchemaText {
  let title: String
  let schema: RecordSchema
  var definitions: [SchemaDefinition] = []

  /// The schema as indented JSON with a final newline.
  var text: String {
    var head = [
      "\"$schema\": \"https://json-schema.org/draft/2020-12/schema\"",
      "\"title\": \(quoted(title))",
    ]
    head += members(of: schema, indent: 1)
    if !definitions.isEmpty {
      let parts = definitions.map { "\(quoted($0.name)): \(value($0.schema, indent: 2))" }
      head.append("\"$defs\": \(object(parts, indent: 1))")
    }
    return object(head, indent: 0) + "\n"
  }

  /// The members of the object that describes the schema, which stands `indent` levels deep.
  private func members(of schema: RecordSchema, indent: Int) -> [String] {
    switch schema {
    case .text, .version, .number, .flag, .choice: scalar(schema)
    case .list(let item, let minimum):
      (minimum == 0
        ? ["\"type\": [\"array\", \"null\"]"]
        : ["\"type\": \"array\"", "\"minItems\": \(minimum)"])
        + ["\"items\": \(value(item, indent: indent))"]
    case .mapping(let mapping): members(of: mapping, indent: indent)
    case .table(let table):
      [
        "\"type\": [\"object\", \"null\"]",
        "\"propertyNames\": \(value(table.name, indent: indent))",
        "\"additionalProperties\": \(value(table.value, indent: indent))",
      ]
    case .either(let one, let other):
      ["\"anyOf\": \(list([one, other].map { value($0, indent: indent + 1) }, indent: indent))"]
    case .reference(let name): ["\"$ref\": \(quoted("#/$defs/\(name)"))"]
    }
  }

  private func scalar(_ schema: RecordSchema) -> [String] {
    switch schema {
    case .text(let pattern?): ["\"type\": \"string\"", "\"pattern\": \(quoted(pattern))"]
    case .version(let pattern):
      ["\"type\": [\"string\", \"number\"]", "\"minimum\": 0", "\"pattern\": \(quoted(pattern))"]
    case .number(let range):
      [
        "\"type\": \"integer\"", "\"minimum\": \(range.lowerBound)",
        "\"maximum\": \(range.upperBound)",
      ]
    case .flag: ["\"enum\": [true, false, \"yes\", \"no\"]"]
    case .choice(let words): ["\"enum\": \(quoted(words))"]
    default: ["\"type\": [\"string\", \"number\", \"boolean\"]"]
    }
  }

  private func members(of mapping: MappingSchema, indent: Int) -> [String] {
    let properties = mapping.keys.map { key in
      let description = ["\"description\": \(quoted(key.summary))"]
      let value = object(
        description + members(of: key.value, indent: indent + 2), indent: indent + 1)
      return "\(quoted(key.name)): \(value)"
    }
    let others = mapping.others.map { value($0.value, indent: indent) } ?? "false"
    return [
      "\"type\": \"object\"", "\"additionalProperties\": \(others)",
      "\"required\": \(quoted(mapping.keys.filter(\.isRequired).map(\.name)))",
      "\"properties\": \(object(properties, indent: indent))",
    ] + members(of: mapping.rules, indent: indent)
  }

  /// Each rule stands apart in an `allOf`: an object can have one `oneOf` only.
  private func members(of rules: [KeyRule], indent: Int) -> [String] {
    guard !rules.isEmpty else { return [] }
    let parts = rules.map { "{\"oneOf\": \(list(options(of: $0), indent: indent + 1))}" }
    return ["\"allOf\": \(list(parts, indent: indent))"]
  }

  private func options(of rule: KeyRule) -> [String] {
    switch rule {
    case .exactlyOne(let names): names.map { "{\"required\": [\(quoted($0))]}" }
    case .atMostOne(let names):
      options(of: .exactlyOne(names)) + [
        "{\"not\": {\"anyOf\": [\(options(of: .exactlyOne(names)).joined(separator: ", "))]}}"
      ]
    }
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

  private func quoted(_ texts: [String]) -> String {
    "[\(texts.map(quoted).joined(separator: ", "))]"
  }

  /// The text as a JSON string; the declarations hold no control characters.
  private func quoted(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map { "\"\\".unicodeScalars.contains($0) ? "\\\($0)" : "\($0)" }
      .joined() + "\""
  }
}
