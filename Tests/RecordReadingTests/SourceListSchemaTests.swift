import RecordReading
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct SourceListSchemaTests {
  /// `schemas/sources.schema.json` beside the package's manifest.
  private var file: String {
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      .joined(separator: "/") + "/schemas/sources.schema.json"
  }

  /// After a change of the declarations: `DOCFACTS_WRITE_SCHEMAS=1 swift test --filter Schema`.
  @Test func isPublishedAsItIsRead() throws {
    if ProcessInfo.processInfo.environment["DOCFACTS_WRITE_SCHEMAS"] != nil {
      try Data(SourceListSchema.text.utf8).write(to: URL(filePath: file))
    }
    let published = try String(contentsOf: URL(filePath: file), encoding: .utf8)
    #expect(published == SourceListSchema.text)
  }

  @Test func isJSON() throws {
    _ = try JSONDecoder().decode(Schema.self, from: Data(SourceListSchema.text.utf8))
  }

  private struct Schema: Decodable {
    var properties: [String: Property]
    var required: [String]
    struct Property: Decodable { var description: String }
  }
}
