import FactModel

/// One thing wrong in a hand-written file.
package struct RecordProblem: Equatable, Sendable {
  /// Where it stands.
  package var place: Place
  /// What is wrong, as in `unknown key 'chek-every'`.
  package var message: String
  /// What to write instead, as in `did you mean 'check-every'?`.
  package var hint: String?
  /// The other place that matters, such as the first of two equal ids.
  package var related: Place?

  /// A problem of the given parts.
  package init(place: Place, message: String, hint: String? = nil, related: Place? = nil) {
    self.place = place
    self.message = message
    self.hint = hint
    self.related = related
  }
}

extension RecordProblem: CustomStringConvertible {
  /// `file:line:column: message (hint)`.
  package var description: String { "\(place): \(message)" + (hint.map { " (\($0))" } ?? "") }
}

/// Why a hand-written file was not taken: everything wrong in it, in the order of the file.
package struct RecordError: Error, Equatable, Sendable {
  /// The problems, at least one.
  package var problems: [RecordProblem]
}

extension RecordError: CustomStringConvertible {
  /// One problem a line.
  package var description: String { problems.map(\.description).joined(separator: "\n") }
}
