import FactModel

extension PassList: SchemaBearing { package static var knownSchema: Int { 1 } }

/// The comparisons of passes, `facts/passes.json`.
package struct PassStore: Sendable {
  private let folder: Folder

  package init(_ workspace: Workspace) { folder = workspace.folder }

  /// The comparisons of the last extraction; an empty list where there was none.
  package func list() throws(StorageError) -> PassList {
    guard let bytes = try folder.read(Workspace.passes) else { return PassList() }
    return try StoredJSON.decode(
      PassList.self, from: bytes, path: folder.fullPath(Workspace.passes))
  }

  /// Keeps the list; an equal one touches nothing, and an empty one makes no file. Only the holder
  /// of the workspace's lock may call this.
  package func put(_ list: PassList) throws(StorageError) {
    let former = try folder.read(Workspace.passes)
    guard former != nil || !list.pages.isEmpty else { return }
    let bytes = try StoredJSON.file(list)
    guard former != bytes else { return }
    try folder.write(bytes, to: Workspace.passes)
  }
}
