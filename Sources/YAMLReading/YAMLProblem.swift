import CYAML

/// Words for what libyaml's parser stopped at.
struct YAMLProblem {
  /// The error to throw.
  let error: YAMLError

  /// Reads the state that a failed call left in `parser`.
  init(_ parser: yaml_parser_t, in text: UnsafeBufferPointer<UInt8>, lines: LineIndex) {
    let problem = parser.problem.map { String(cString: $0) } ?? "the file is no YAML"
    guard parser.error != YAML_READER_ERROR else {
      error = Self.unreadable(problem, offset: parser.problem_offset, text, lines)
      return
    }
    let position = lines.position(scalars: parser.problem_mark.index)
    let context = parser.context.map { String(cString: $0) }
    let related = lines.position(scalars: parser.context_mark.index)
    error = YAMLError(
      context.map { "\(problem) (\($0) at \(related))" } ?? problem, at: position,
      hint: Self.hint(problem, at: position, in: text),
      related: context == nil || related == position ? nil : related)
  }

  /// Bytes that are no text: libyaml gives their offset in bytes and no mark.
  private static func unreadable(
    _ problem: String, offset: Int, _ text: UnsafeBufferPointer<UInt8>, _ lines: LineIndex
  ) -> YAMLError {
    let offset = min(offset, text.count)
    let scalars = text[..<offset].reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
    let hint =
      problem.hasPrefix("control characters") ? "remove it" : "save the file as UTF-8"
    return YAMLError(problem, at: lines.position(scalars: scalars), hint: hint)
  }

  private static func hint(
    _ problem: String, at position: YAMLPosition, in text: UnsafeBufferPointer<UInt8>
  ) -> String? {
    let line = line(position.line, of: text)
    if line.prefix(position.column).contains(UInt8(ascii: "\t")) {
      return "indent with spaces, not with tabs"
    }
    if problem == "mapping values are not allowed in this context" {
      return "put text that holds ': ' in quotes"
    }
    if problem == "found character that cannot start any token" {
      return "put text that begins with '@', '`' or '%' in quotes"
    }
    return nil
  }

  private static func line(
    _ number: Int, of text: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    var rest = text[...]
    for _ in 1..<number {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
      rest = rest[(end + 1)...]
    }
    return rest.prefix { $0 != UInt8(ascii: "\n") }
  }
}
