/// Why an expression is no pattern.
package struct PatternError: Error, Equatable, Sendable {
  /// What is wrong, in PCRE's words.
  package var message: String
  /// How many Unicode scalars of the expression stand before the fault.
  package var offset: Int
}

extension PatternError: CustomStringConvertible {
  /// `missing closing parenthesis, at character 5`, counted from 1.
  package var description: String { "\(message), at character \(offset + 1)" }
}
