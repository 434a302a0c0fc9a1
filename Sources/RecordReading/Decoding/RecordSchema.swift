/// What may stand in a place of a hand-written file: the source of its JSON Schema.
indirect enum RecordSchema: Sendable {
  /// A text, of the form of the regular expression where there is one.
  case text(pattern: String?)
  /// A text of the form of the regular expression that YAML may take for a number.
  case version(pattern: String)
  /// A whole number.
  case number(ClosedRange<Int>)
  /// Yes or no.
  case flag
  /// One of the words.
  case choice([String])
  case list(of: RecordSchema, minimum: Int)
  /// Declared keys, and others where it says so.
  case mapping(MappingSchema)
  /// Names that the author chooses.
  case table(TableSchema)
  case either(RecordSchema, RecordSchema)
  /// The definition of that name, which may hold itself.
  case reference(String)
}

/// The keys of a mapping.
struct MappingSchema: Sendable {
  var keys: [KeySchema]
  var rules: [KeyRule] = []
  /// What may stand under names that are not declared; `nil` where none may.
  var others: TableSchema?
}

/// A declared key of a mapping.
struct KeySchema: Sendable {
  let name: String
  let summary: String
  let isRequired: Bool
  let value: RecordSchema
}

/// What holds between keys of a mapping.
enum KeyRule: Sendable {
  case exactlyOne([String])
  case atMostOne([String])
}

/// Names that the author chooses, and what may stand under them.
struct TableSchema: Sendable {
  let name: RecordSchema
  let value: RecordSchema
}

/// A schema that others refer to by its name.
struct SchemaDefinition: Sendable {
  let name: String
  let schema: RecordSchema
}
