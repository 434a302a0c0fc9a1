extension NodeReader where Value == String {
  /// Reads a text of one or more lines; the line ends that YAML leaves behind it are dropped.
  static func prose(_ expected: String) -> NodeReader {
    text(expected) { text throws(TextProblem) in
      let text = text.withoutFinalLineEnds
      guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
        throw TextProblem("expected \(expected), found an empty text")
      }
      guard text.unicodeScalars.allSatisfy(\.isLineOrPrintable) else {
        throw TextProblem("\(expected) holds no control characters but line ends")
      }
      return text
    }
  }

  /// Reads a text that is printed on one line.
  static func sentence(_ expected: String) -> NodeReader {
    prose(expected).parsed { text throws(TextProblem) in
      guard !text.unicodeScalars.contains("\n") else {
        throw TextProblem(
          "\(expected) stands on one line", hint: "begin it with '>-' to write it on several")
      }
      return text
    }
  }

  /// Reads the address of a web page.
  static let webAddress = NodeReader.text(
    "an address such as 'https://developer.apple.com/forums/'",
    schema: .text(pattern: "^https?://[^ /]")
  ) { text throws(TextProblem) in
    guard
      let host = ["https://", "http://"].first(where: { text.utf8.starts(with: $0.utf8) })
        .map({ text.utf8.dropFirst($0.utf8.count) }),
      let first = host.first, first != UInt8(ascii: "/"),
      text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
    else {
      throw TextProblem(
        "expected an address such as 'https://developer.apple.com/forums/', "
          + "found '\(text.shortened)'")
    }
    return text
  }
}

extension String {
  fileprivate var withoutFinalLineEnds: String {
    let kept = unicodeScalars.reversed().drop { $0 == "\n" || $0 == "\r" }.reversed()
    return String(String.UnicodeScalarView(kept))
  }
}

extension Unicode.Scalar {
  fileprivate var isLineOrPrintable: Bool {
    self == "\n" || properties.generalCategory != .control
  }
}
