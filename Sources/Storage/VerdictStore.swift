import FactModel

/// The last verdicts, `facts/verdicts.json`.
package struct VerdictStore: Sendable {
  private let folder: Folder

  package init(_ workspace: Workspace) { folder = workspace.folder }

  /// The verdicts of the last run; an empty list where there was none.
  package func list() throws(StorageError) -> VerdictList {
    guard let bytes = try folder.read(Workspace.verdicts) else { return VerdictList() }
    return try StoredJSON.decode(
      VerdictList.self, from: bytes, path: folder.fullPath(Workspace.verdicts))
  }

  /// Keeps the list; a list equal to the stored one touches nothing. Only the holder of the
  /// workspace's lock may call this.
  package func put(_ list: VerdictList) throws(StorageError) {
    let bytes = try StoredJSON.file(list)
    guard try folder.read(Workspace.verdicts) != bytes else { return }
    try folder.write(bytes, to: Workspace.verdicts)
  }
}
