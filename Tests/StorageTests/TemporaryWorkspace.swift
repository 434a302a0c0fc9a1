import FactModel
import Storage
import TestSupport
import Testing

/// A workspace with the source `apple` in a temporary directory.
struct TemporaryWorkspace {
  let directory: TemporaryDirectory
  let workspace: Workspace

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("sources: []\n", to: "facts/sources.yml")
    workspace = try Workspace(at: directory.path)
  }

  init(_ directory: TemporaryDirectory, at workspace: Workspace) {
    self.directory = directory
    self.workspace = workspace
  }

  func store(keep: Source.Keeping = .bytes) throws -> SnapshotStore {
    let source = Source(
      id: try #require(SourceID(rawValue: "apple")), kind: .doccMarkdown,
      base: "https://example.org/", keep: keep)
    return SnapshotStore(workspace, of: source)
  }

  @discardableResult
  func put(
    _ body: String, as page: String, keep: Source.Keeping = .bytes, at second: Int64 = 0
  ) throws -> SnapshotMetadata {
    var batch = WriteBatch()
    let metadata = SnapshotMetadata(
      page: try id(page), url: "https://example.org/\(page).md", status: 200,
      digest: try #require(Digest(rawValue: String(repeating: "0", count: 40))), bytes: 0,
      fetched: Timestamp(seconds: second))
    let stored = try store(keep: keep).put(Array(body.utf8), metadata, in: &batch)
    try workspace.folder.finish(&batch)
    return stored
  }
}

func id(_ text: String) throws -> PageID { try #require(PageID(rawValue: text)) }
