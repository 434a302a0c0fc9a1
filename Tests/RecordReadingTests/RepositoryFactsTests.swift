import FactModel
import RecordReading
import Testing
import YAMLReading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The claims and questions that this repository holds.
@Suite struct RepositoryFactsTests {
  private static let facts: String = {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return root.joined(separator: "/") + "/facts/"
  }()

  private static func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: facts + folder)
    return (names ?? []).filter { $0.hasSuffix(".yml") }.map { "\(folder)/\($0)" }.sorted()
  }

  private func file(_ name: String) throws -> FactBaseReader.File {
    FactBaseReader.File(
      name: name, bytes: Array(try Data(contentsOf: URL(filePath: Self.facts + name))))
  }

  @Test func areReadWithoutAProblem() throws {
    let sources = try SourceListReader(file: "sources.yml").read(file("sources.yml").bytes)
    let claims = try Self.names(in: "claims").map(file)
    let questions = try Self.names(in: "questions").map(file)
    try #require(!claims.isEmpty && !questions.isEmpty)
    do throws(RecordError) {
      let base = try FactBaseReader(sources: sources).read(claims: claims, questions: questions)
      #expect(base.claims.count > 100 && base.questions.count > 10)
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test(arguments: names(in: "claims") + names(in: "questions") + ["sources.yml"])
  func followTheirSchema(name: String) throws {
    let schema =
      name.hasPrefix("claims")
      ? ClaimSchema.text : name.hasPrefix("questions") ? QuestionSchema.text : SourceListSchema.text
    let root = try YAMLReader().read(file(name).bytes)
    #expect(try SchemaCheck(schema).accepts(JSON(root)))
  }
}
