/// The JSON Schema of `facts/claims/*.yml`, made of the declarations that they are read with.
package enum ClaimSchema {
  /// The schema as `schemas/claims.schema.json` holds it.
  package static let text = JSONSchemaText(
    title: "docfacts: facts/claims/*.yml", schema: ClaimShape.file.schema,
    definitions: CheckList.definitions
  ).text
}

/// The JSON Schema of `facts/questions/*.yml`, made of the declarations that they are read with.
package enum QuestionSchema {
  /// The schema as `schemas/questions.schema.json` holds it.
  package static let text = JSONSchemaText(
    title: "docfacts: facts/questions/*.yml", schema: QuestionShape.file.schema,
    definitions: CheckList.definitions
  ).text
}
