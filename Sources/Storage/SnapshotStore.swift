import Digesting
import FactModel

/// The snapshots of one source.
///
/// A snapshot is a body and, written after it, its metadata: what a killed run leaves is a body
/// that its metadata does not describe, which `state(of:)` tells and the next fetch replaces.
package struct SnapshotStore: Sendable {
  private let folder: Folder
  let source: Source

  package init(_ workspace: Workspace, of source: Source) {
    folder = workspace.folder
    self.source = source
  }

  /// What is stored of a page.
  package enum State: Equatable, Sendable {
    /// Nothing, or a body without metadata: the page was never stored.
    case none
    /// The body is the one that the metadata describes.
    case sound(SnapshotMetadata, body: [UInt8])
    /// The metadata is there and its body is not: fetched on another machine, or deleted.
    case missingBody(SnapshotMetadata)
    /// The body is another than the metadata describes; its digest is `found`.
    case damaged(SnapshotMetadata, found: Digest)
  }

  /// Stores a body and what is known of it; the metadata's digest and size are taken from the body.
  ///
  /// Gives the metadata as stored. Files that would not change are left alone.
  @discardableResult
  package func put(
    _ body: [UInt8], _ metadata: SnapshotMetadata, in batch: inout WriteBatch
  ) throws(StorageError) -> SnapshotMetadata {
    var metadata = metadata
    (metadata.digest, metadata.bytes) = (Digest(ofBlob: body), body.count)
    let name = PageFileName(metadata.page)
    try folder.write(body, to: bodyPath(name), in: &batch)
    try write(metadata, in: &batch)
    try folder.remove(unusedBodyPath(name))
    return metadata
  }

  /// Marks a stored page as gone since `moment`, or as there again; its bytes are kept. `false`
  /// where nothing is stored or the mark already says so.
  @discardableResult
  package func mark(
    _ page: PageID, goneSince moment: Timestamp?, in batch: inout WriteBatch
  ) throws(StorageError) -> Bool {
    guard var metadata = try metadata(of: page) else { return false }
    guard (metadata.gone == nil) != (moment == nil) else { return false }
    metadata.gone = moment
    try write(metadata, in: &batch)
    return true
  }

  private func write(
    _ metadata: SnapshotMetadata, in batch: inout WriteBatch
  ) throws(StorageError) {
    let path = Self.metadataPath(PageFileName(metadata.page))
    try folder.write(try StoredJSON.file(metadata), to: path, in: &batch)
  }

  /// What is known of a page's snapshot; `nil` where the page was never stored.
  package func metadata(of page: PageID) throws(StorageError) -> SnapshotMetadata? {
    try folder.metadata(of: page)
  }

  /// What is stored of a page, its body read and compared with the digest.
  package func state(of page: PageID) throws(StorageError) -> State {
    guard let metadata = try metadata(of: page) else { return .none }
    guard let body = try folder.read(bodyPath(PageFileName(page))) else {
      return .missingBody(metadata)
    }
    let found = Digest(ofBlob: body)
    return found == metadata.digest
      ? .sound(metadata, body: body) : .damaged(metadata, found: found)
  }

  /// The source's stored pages in the order of their ids.
  package func pages() throws(StorageError) -> StoredPages {
    try StoredPages(of: source.id, in: folder)
  }

  /// The path of a page's body in the workspace, whether or not it is there.
  package func bodyPath(of page: PageID) -> String { bodyPath(PageFileName(page)) }

  /// The path of a page's metadata in the workspace, whether or not it is there.
  package func metadataPath(of page: PageID) -> String {
    "\(Workspace.snapshots)/\(PageFileName(page).metadata)"
  }

  func bodyPath(_ name: PageFileName) -> String {
    let tree = source.keep == .bytes ? Workspace.snapshots : Workspace.bodies
    return "\(tree)/\(name.body(source.kind))"
  }

  static func metadataPath(_ name: PageFileName) -> String {
    "\(Workspace.snapshots)/\(name.metadata)"
  }

  /// Where the body would lie if the source kept it the other way: one left there after
  /// `keep` was changed would go on being published, or be taken for the page's.
  private func unusedBodyPath(_ name: PageFileName) -> String {
    let tree = source.keep == .bytes ? Workspace.bodies : Workspace.snapshots
    return "\(tree)/\(name.body(source.kind))"
  }
}

extension Folder {
  /// The metadata of a page below `snapshots/`; `nil` where the page was never stored.
  func metadata(of page: PageID) throws(StorageError) -> SnapshotMetadata? {
    let path = "\(Workspace.snapshots)/\(PageFileName(page).metadata)"
    guard let bytes = try read(path) else { return nil }
    let metadata = try StoredJSON.decode(
      SnapshotMetadata.self, from: bytes, path: fullPath(path))
    guard metadata.page == page else {
      throw .malformed(
        path: fullPath(path), line: nil, reason: "names the page '\(metadata.page)'")
    }
    return metadata
  }
}
