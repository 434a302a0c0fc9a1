import Digesting
import FactModel

/// The stored bodies of one source, read one after another in the order of their ids. For one
/// thread only.
///
/// As sure as `SnapshotStore.state(of:)`, and quicker where the metadata is as this docfacts writes
/// it; anything else is left to that.
package final class SnapshotFiles {
  private let store: SnapshotStore
  private let metadata: FolderTrail
  private let bodies: FolderTrail

  package init(_ workspace: Workspace, of source: Source) {
    store = SnapshotStore(workspace, of: source)
    metadata = FolderTrail(workspace.folder)
    bodies = FolderTrail(workspace.folder)
  }

  /// What the file system tells of a page's files; `nil` where one is missing or no plain file.
  package func stamp(of page: PageID) -> SnapshotStamp? {
    let name = PageFileName(page)
    guard let metadata = stamp(metadata, SnapshotStore.metadataPath(name)),
      let body = stamp(bodies, store.bodyPath(name))
    else { return nil }
    return SnapshotStamp(metadata: metadata, body: body)
  }

  private func stamp(_ trail: FolderTrail, _ path: String) -> FileStamp? {
    trail.parent(of: path).flatMap { try? $0.folder.stamp(of: $0.name) }
  }

  /// The body that a page's metadata describes; `nil` where there is none, or another.
  package func body(of page: PageID) throws(StorageError) -> [UInt8]? {
    let name = PageFileName(page)
    if let known = read(metadata, SnapshotStore.metadataPath(name)),
      let digest = MetadataDigest(file: known, page: page)?.digest,
      let body = read(bodies, store.bodyPath(name)), Digest(ofBlob: body) == digest
    {
      return body
    }
    guard case .sound(_, let body) = try store.state(of: page) else { return nil }
    return body
  }

  /// What the server called the encoding of a page of HTML, where it is not UTF-8.
  package func charset(of page: PageID) throws(StorageError) -> String? {
    guard store.source.kind == .html || store.source.kind == .archiveHTML else { return nil }
    return try store.metadata(of: page)?.charset
  }

  private func read(_ trail: FolderTrail, _ path: String) -> [UInt8]? {
    guard let (folder, name) = trail.parent(of: path), let file = try? folder.file(name),
      let status = try? file.status(), status.kind == .file, status.size <= SizeLimit.file,
      let bytes = try? file.read(atMost: SizeLimit.file + 1, sizeHint: status.size),
      bytes.count <= SizeLimit.file
    else { return nil }
    return bytes
  }
}
