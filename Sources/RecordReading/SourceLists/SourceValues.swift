import FactModel

extension NodeReader where Value == SourceID {
  /// Reads a source's short name.
  static let sourceID = NodeReader.text(
    "a source id", schema: .text(pattern: "^[a-z0-9][a-z0-9-]{0,63}$")
  ) { text throws(TextProblem) in
    guard let id = SourceID(rawValue: text) else {
      throw TextProblem(
        "'\(text.shortened)' is no source id",
        hint: "use up to 64 lower-case letters, digits and hyphens, as in 'apple-archive'")
    }
    return id
  }
}

extension NodeReader where Value == String {
  /// Reads the name of a page set; it must not be taken for a page id.
  static let pageSetName = NodeReader.text(
    "the name of a page set", schema: .text(pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$")
  ) { text throws(TextProblem) in
    let bytes = text.utf8
    guard let first = bytes.first, first.isASCIILetterOrDigit,
      bytes.allSatisfy({ $0.isASCIILetterOrDigit || "-_.".utf8.contains($0) })
    else {
      throw TextProblem(
        "'\(text.shortened)' is no name of a page set",
        hint: "use letters, digits, '-', '_' and '.', as in 'scene-delegate-methods'")
    }
    return text
  }
}

extension UInt8 {
  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isASCIILetterOrDigit: Bool {
    isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
