extension JSONScanner {
  mutating func elements(depth: Int) throws(HeaderFault) -> [JSONValue] {
    index += 1
    var elements: [JSONValue] = []
    skipSpace()
    guard next != UInt8(ascii: "]") else {
      index += 1
      return elements
    }
    repeat {
      elements.append(try value(depth: depth + 1))
    } while try continues(closing: UInt8(ascii: "]"), "',' or ']'")
    return elements
  }

  mutating func members(depth: Int) throws(HeaderFault) -> [JSONValue.Member] {
    index += 1
    var members: [JSONValue.Member] = []
    skipSpace()
    guard next != UInt8(ascii: "}") else {
      index += 1
      return members
    }
    repeat {
      members.append(try member(depth: depth))
    } while try continues(closing: UInt8(ascii: "}"), "',' or '}'")
    try refuseDuplicates(members)
    return members
  }

  private mutating func member(depth: Int) throws(HeaderFault) -> JSONValue.Member {
    skipSpace()
    let offset = index
    guard next == UInt8(ascii: "\"") else { throw fault("a key in quotes") }
    let key = try string()
    skipSpace()
    try take(UInt8(ascii: ":"), "':' after the key")
    return JSONValue.Member(key: key, offset: offset, value: try value(depth: depth + 1))
  }

  /// Takes the comma or the closing bracket; whether it was the comma.
  private mutating func continues(
    closing: UInt8, _ expected: String
  ) throws(HeaderFault) -> Bool {
    skipSpace()
    guard next == closing || next == UInt8(ascii: ",") else { throw fault(expected) }
    index += 1
    return bytes[index - 1] != closing
  }

  private func refuseDuplicates(_ members: [JSONValue.Member]) throws(HeaderFault) {
    var seen: Set<String> = []
    for (index, member) in members.enumerated() {
      // Comparing few keys is cheaper than hashing them.
      let isSecond =
        members.count <= 16
        ? members[..<index].contains { $0.key == member.key }
        : !seen.insert(member.key).inserted
      guard isSecond else { continue }
      throw HeaderFault(
        .malformed, "the key \"\(member.key)\" stands here a second time", at: member.offset)
    }
  }
}
