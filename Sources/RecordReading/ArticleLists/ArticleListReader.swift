import FactModel
import YAMLReading

/// Reads `facts/articles.yml`.
package struct ArticleListReader: Sendable {
  /// The file's name for messages, as the user would write it.
  package var file: String

  /// A reader of the named file's text.
  package init(file: String) { self.file = file }

  /// The list in the file's bytes.
  ///
  /// - Throws: every problem found, in the order of the file; of a text that is no YAML the first.
  package func read(_ bytes: [UInt8]) throws(RecordError) -> ArticleList {
    var problems = ProblemList(file: file)
    let root = try problems.root(of: bytes)
    let list = ArticleListShape.file.read(root, &problems)
    try problems.throwIfAny()
    guard let list else { throw RecordError(problems: [problems.unexplained]) }
    return list
  }
}

/// The JSON Schema of `facts/articles.yml`, made of the declarations that it is read with.
package enum ArticleListSchema {
  /// The schema as `schemas/articles.schema.json` holds it.
  package static let text = JSONSchemaText(
    title: "docfacts: facts/articles.yml", schema: ArticleListShape.file.schema
  ).text
}
