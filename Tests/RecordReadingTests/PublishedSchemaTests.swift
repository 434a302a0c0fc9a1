import RecordReading
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct PublishedSchemaTests {
  /// `schemas/<name>.schema.json` beside the package's manifest.
  private func file(_ name: String) -> URL {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return URL(filePath: root.joined(separator: "/") + "/schemas/\(name).schema.json")
  }

  private static let schemas = [
    "sources": SourceListSchema.text, "claims": ClaimSchema.text,
    "articles": ArticleListSchema.text,
    "questions": QuestionSchema.text,
  ]

  /// After a change of the declarations: `DOCFACTS_WRITE_SCHEMAS=1 swift test --filter Schema`.
  @Test(arguments: schemas.keys.sorted()) func isPublishedAsItIsRead(name: String) throws {
    let text = try #require(Self.schemas[name])
    if ProcessInfo.processInfo.environment["DOCFACTS_WRITE_SCHEMAS"] != nil {
      try Data(text.utf8).write(to: file(name))
    }
    #expect(try String(contentsOf: file(name), encoding: .utf8) == text)
  }

  @Test(arguments: schemas.keys.sorted()) func isJSON(name: String) throws {
    let text = try #require(Self.schemas[name])
    _ = try JSONDecoder().decode(Schema.self, from: Data(text.utf8))
  }

  private struct Schema: Decodable {
    var properties: [String: Property]
    var required: [String]?
    struct Property: Decodable { var description: String }
  }
}
