/// What may stand in a place of a hand-written file: the source of its JSON Schema.
indirect enum RecordSchema: Sendable {
  /// A text, of the form of the regular expression where there is one.
  case text(pattern: String?)
  /// A whole number.
  case number(ClosedRange<Int>)
  /// One of the words.
  case choice([String])
  case list(of: RecordSchema, minimum: Int)
  /// Declared keys and no others.
  case mapping([KeySchema])
  /// Names that the author chooses.
  case table(of: RecordSchema, name: RecordSchema)
  case either(RecordSchema, RecordSchema)
}

/// A declared key of a mapping.
struct KeySchema: Sendable {
  let name: String
  let summary: String
  let isRequired: Bool
  let value: RecordSchema
}
