/// Every check that a claim or a watch can have.
enum CheckList {
  /// The checks, in the order in which they are documented.
  static let all: [KeyOption<CheckRecord>] = [
    QuoteCheck.option, CountCheck.option, AbsentCheck.option, PresentCheck.option,
    AvailabilityCheck.option, ListCheck.option, DeclarationCheck.option, TopicGroupCheck.option,
    PageCheck.option, AllCheck.option, AnyCheck.option, NotCheck.option,
  ]

  /// The checks as keys, each standing in a schema by its name.
  static let options = all.map {
    KeyOption(name: $0.name, summary: $0.summary, reader: $0.reader.defined(as: $0.name))
  }

  /// A mapping with one check and nothing else, as `all`, `any`, `not` and `watch` hold.
  static let one = MappingShape("check", .exactlyOne(of: options, hint: "put them below 'all'"))
    .reader { $0 }

  /// The same; not read before it is needed, since a check may hold checks.
  static let nested = NodeReader<CheckRecord>(schema: .reference("check")) { node, problems in
    one.read(node, &problems)
  }

  /// What the schemas of claims and questions refer to.
  static var definitions: [SchemaDefinition] {
    [SchemaDefinition(name: "check", schema: one.schema)]
      + all.map { SchemaDefinition(name: $0.name, schema: $0.reader.schema) }
  }
}
