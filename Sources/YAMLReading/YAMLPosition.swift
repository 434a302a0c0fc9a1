/// A position in a YAML text, as editors count: lines and columns from 1.
package struct YAMLPosition: Hashable, Comparable, Sendable {
  /// The line, from 1; a line ends at LF, CR LF or a lone CR.
  package var line: Int
  /// The column in Unicode scalars, from 1; a byte order mark counts for nothing.
  package var column: Int

  /// A position of the given parts.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The order in the text.
  package static func < (left: YAMLPosition, right: YAMLPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension YAMLPosition: CustomStringConvertible {
  /// `line:column`.
  package var description: String { "\(line):\(column)" }
}
