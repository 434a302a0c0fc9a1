/// The JSON Schema of `facts/sources.yml`, made of the declarations that it is read with.
package enum SourceListSchema {
  /// The schema as `schemas/sources.schema.json` holds it.
  package static let text = JSONSchemaText(
    title: "docfacts: facts/sources.yml", schema: SourceListShape.file.schema
  ).text
}
