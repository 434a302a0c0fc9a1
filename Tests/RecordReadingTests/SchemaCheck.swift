import YAMLReading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON value, as far as schemas need it.
indirect enum JSON: Decodable, Equatable {
  case null, flag(Bool), number(Double), text(String), list([JSON]), object([String: JSON])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSON].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSON].self))
    }
  }

  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  var items: [JSON] {
    guard case .list(let items) = self else { return [] }
    return items
  }
}

extension JSON {
  /// A YAML value with the types that YAML 1.2's core schema, and so an editor, sees in it.
  init(_ node: YAMLNode) {
    switch node.content {
    case .sequence(let items, _): self = .list(items.map(JSON.init))
    case .mapping(let entries, _):
      self = .object(
        Dictionary(entries.map { ($0.key, JSON($0.value)) }) { first, _ in first })
    case .scalar(let text, .plain): self = JSON(plain: text)
    case .scalar(let text, _): self = .text(text)
    }
  }

  private init(plain text: String) {
    switch text {
    case "", "~", "null": self = .null
    case "true", "false": self = .flag(text == "true")
    default: self = Double(text).map(JSON.number) ?? .text(text)
    }
  }
}

/// Judges values by a JSON Schema, in the keywords that the published schemas use; any other
/// keyword is refused, so that the check cannot pass over it.
struct SchemaCheck {
  let root: JSON

  init(_ text: String) throws {
    root = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
  }

  struct UnknownKeyword: Error {
    var keyword: String
  }

  func accepts(_ value: JSON) throws -> Bool { try accepts(value, root) }

  private func accepts(_ value: JSON, _ schema: JSON) throws -> Bool {
    guard case .object(let keywords) = schema else { return schema != .flag(false) }
    return try keywords.allSatisfy { try accepts(value, keyword: $0.key, $0.value, in: schema) }
  }

  private func accepts(
    _ value: JSON, keyword: String, _ argument: JSON, in schema: JSON
  ) throws -> Bool {
    switch keyword {
    case "$schema", "title", "description", "$defs": true
    case "$ref": try accepts(value, definition(argument))
    case "type": isOfType(value, argument)
    case "enum": argument.items.contains(value)
    case "pattern": try matches(value, argument)
    case "minimum", "maximum": isInRange(value, keyword, argument)
    case "items": try each(value.items, argument)
    case "minItems": !isShorter(value, argument)
    case "anyOf": try passing(value, argument) >= 1
    case "oneOf": try passing(value, argument) == 1
    case "allOf": try passing(value, argument) == argument.items.count
    case "not": try !accepts(value, argument)
    case "required": has(value, argument)
    case "properties", "additionalProperties": try members(of: value, keyword, argument, schema)
    case "propertyNames": try each(names(of: value).map(JSON.text), argument)
    default: throw UnknownKeyword(keyword: keyword)
    }
  }

  private func passing(_ value: JSON, _ schemas: JSON) throws -> Int {
    try schemas.items.count { try accepts(value, $0) }
  }

  private func each(_ values: [JSON], _ schema: JSON) throws -> Bool {
    try values.allSatisfy { try accepts($0, schema) }
  }

  private func definition(_ reference: JSON) -> JSON {
    guard case .text(let path) = reference else { return .flag(false) }
    return root["$defs"]?[String(path.dropFirst("#/$defs/".count))] ?? .flag(false)
  }

  private func isOfType(_ value: JSON, _ argument: JSON) -> Bool {
    let types = argument.items.isEmpty ? [argument] : argument.items
    switch value {
    case .null: return types.contains(.text("null"))
    case .flag: return types.contains(.text("boolean"))
    case .number(let number):
      return types.contains(.text("number"))
        || types.contains(.text("integer")) && number == number.rounded()
    case .text: return types.contains(.text("string"))
    case .list: return types.contains(.text("array"))
    case .object: return types.contains(.text("object"))
    }
  }

  private func matches(_ value: JSON, _ pattern: JSON) throws -> Bool {
    guard case .text(let text) = value, case .text(let pattern) = pattern else { return true }
    return try Regex(pattern).firstMatch(in: text) != nil
  }

  private func isInRange(_ value: JSON, _ keyword: String, _ bound: JSON) -> Bool {
    guard case .number(let number) = value, case .number(let bound) = bound else { return true }
    return keyword == "minimum" ? number >= bound : number <= bound
  }

  private func isShorter(_ value: JSON, _ minimum: JSON) -> Bool {
    guard case .list(let items) = value, case .number(let least) = minimum else { return false }
    return Double(items.count) < least
  }

  private func names(of value: JSON) -> [String] {
    guard case .object(let members) = value else { return [] }
    return members.keys.sorted()
  }

  private func has(_ value: JSON, _ required: JSON) -> Bool {
    guard case .object(let members) = value else { return true }
    return required.items.allSatisfy { name in members.keys.contains { .text($0) == name } }
  }

  private func members(
    of value: JSON, _ keyword: String, _ argument: JSON, _ schema: JSON
  ) throws -> Bool {
    guard case .object(let members) = value else { return true }
    return try members.allSatisfy { name, member in
      let declared = schema["properties"]?[name]
      if keyword == "properties" { return try declared.map { try accepts(member, $0) } ?? true }
      return try declared != nil || accepts(member, argument)
    }
  }
}
