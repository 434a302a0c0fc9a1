import YAMLReading

extension NodeReader {
  /// Reads a text; `expected` names it in messages, as in `a page path`.
  static func text(
    _ expected: String, schema: RecordSchema = .text(pattern: nil),
    parse: @escaping @Sendable (String) throws(TextProblem) -> Value
  ) -> NodeReader {
    NodeReader(schema: schema) { node, problems in
      guard let text = node.text, !node.isAbsent else {
        problems.note("expected \(expected), found \(node.words)", at: node.start)
        return nil
      }
      do throws(TextProblem) {
        return try parse(text)
      } catch {
        problems.note(error, at: node.start)
        return nil
      }
    }
  }
}

extension NodeReader where Value == String {
  /// Reads any text that is more than white space and holds no control characters.
  static func text(_ expected: String) -> NodeReader {
    text(expected) { text throws(TextProblem) in
      guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
        throw TextProblem("expected \(expected), found an empty text")
      }
      guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
      else { throw TextProblem("\(expected) on one line holds no control characters") }
      return text
    }
  }
}
