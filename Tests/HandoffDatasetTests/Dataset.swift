import FactModel
import RecordReading
import Storage

/// The claims and questions of this repository, read from the checkout that the tests were built
/// from.
struct Dataset: Sendable {
  let sources: SourceList
  let facts: FactBase

  /// Reads all files; throws their problems.
  init() throws {
    let folder = try Folder(path: Self.checkout)
    let list = try folder.read(Workspace.sources) ?? []
    sources = try SourceListReader(file: Workspace.sources).read(list)
    facts = try FactBaseReader(sources: sources).read(
      claims: Self.files(of: Workspace.claims, in: folder),
      questions: Self.files(of: Workspace.questions, in: folder))
  }

  private static let checkout = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }
    .joined()

  private static func files(
    of path: String, in folder: Folder
  ) throws -> [FactBaseReader.File] {
    try (folder.list(path) ?? []).filter { $0.name.hasSuffix(".yml") }.map { entry in
      let name = "\(path)/\(entry.name)"
      return FactBaseReader.File(name: name, bytes: try folder.read(name) ?? [])
    }
  }
}
