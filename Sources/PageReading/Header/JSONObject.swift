/// An object's members by key, with errors that name the key and its place.
struct JSONObject {
  let members: [JSONValue.Member]
  private let name: String
  private let offset: Int

  init(_ value: JSONValue, named name: String) throws(HeaderFault) {
    guard case .object(let members) = value.content else {
      throw Self.wrongType(name, "an object", value)
    }
    self.members = members
    self.name = name
    offset = value.offset
  }

  subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  func string(_ key: String) throws(HeaderFault) -> String {
    try Self.string(required(key), named: key)
  }

  func optionalString(_ key: String) throws(HeaderFault) -> String? {
    guard let value = self[key] else { return nil }
    return try Self.string(value, named: key)
  }

  func strings(_ key: String) throws(HeaderFault) -> [(text: String, offset: Int)] {
    try Self.strings(required(key), named: key)
  }

  static func strings(
    _ value: JSONValue, named name: String
  ) throws(HeaderFault) -> [(text: String, offset: Int)] {
    guard case .array(let elements) = value.content else {
      throw wrongType(name, "a list", value)
    }
    var strings: [(text: String, offset: Int)] = []
    for element in elements {
      strings.append((try string(element, named: "each of \(name)"), element.offset))
    }
    return strings
  }

  private func required(_ key: String) throws(HeaderFault) -> JSONValue {
    guard let value = self[key] else {
      throw HeaderFault(.unexpected, "\(name) has no key \"\(key)\"", at: offset)
    }
    return value
  }

  private static func string(
    _ value: JSONValue, named name: String
  ) throws(HeaderFault) -> String {
    guard case .string(let text) = value.content else {
      throw wrongType(name, "a string", value)
    }
    return text
  }

  private static func wrongType(
    _ name: String, _ expected: String, _ value: JSONValue
  ) -> HeaderFault {
    HeaderFault(
      .unexpected, "expected \(name) to be \(expected), not \(value.typeName)",
      at: value.offset)
  }
}
