import FactModel
import YAMLReading

/// Gathers what is wrong while a file is read, so that all of it is told at once.
struct ProblemList {
  /// The file's name as the user would write it.
  let file: String
  /// Looks for the names that mistyped ones were meant to be.
  var hints = NameHints()
  private var problems: [RecordProblem] = []

  init(file: String) { self.file = file }

  var isEmpty: Bool { problems.isEmpty }

  func place(_ position: YAMLPosition) -> Place {
    Place(file: file, line: position.line, column: position.column)
  }

  mutating func note(
    _ message: String, at position: YAMLPosition, hint: String? = nil,
    related: YAMLPosition? = nil
  ) {
    problems.append(
      RecordProblem(
        place: place(position), message: message, hint: hint, related: related.map(place)))
  }

  mutating func note(_ problem: TextProblem, at position: YAMLPosition) {
    note(problem.message, at: position, hint: problem.hint)
  }

  /// Whether something in the text from `start` to `end` is wrong.
  func contains(from start: YAMLPosition, to end: YAMLPosition) -> Bool {
    let range = place(start)...max(place(start), place(end))
    return problems.contains { range.contains($0.place) }
  }

  /// The gathered problems in the order of the file; of one place, in the order they were found.
  var inFileOrder: [RecordProblem] {
    problems.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element)
  }

  /// What to say where a reader gave neither a value nor a reason: an empty list would be taken for
  /// "nothing is watched".
  var unexplained: RecordProblem {
    RecordProblem(
      place: place(YAMLPosition(line: 1, column: 1)), message: "the file could not be read")
  }

  /// Ends the reading where anything is wrong.
  func throwIfAny() throws(RecordError) {
    guard isEmpty else { throw RecordError(problems: inFileOrder) }
  }
}

/// What is wrong with a text, before its place is known.
struct TextProblem: Error, Equatable {
  var message: String
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// The message with the hint behind it.
  var inOneLine: String { message + (hint.map { " (\($0))" } ?? "") }
}
