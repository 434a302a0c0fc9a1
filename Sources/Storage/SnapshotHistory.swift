import FactModel

/// The former snapshots of pages, read from the git repository that the workspace lies in.
///
/// Bodies are there for sources that keep bytes in git; of others only what is known beside them.
/// For one thread only.
package final class SnapshotHistory {
  let repository: GitRepository
  let blobs: BlobReader

  /// How many commits that changed a page's snapshot are looked at, the newest first.
  package static let reach = 200

  /// The history of a workspace; `nil` where it lies in no git repository.
  package init?(_ workspace: Workspace) throws(StorageError) {
    guard let repository = GitRepository(at: workspace.path) else { return nil }
    self.repository = repository
    blobs = try BlobReader(repository)
  }

  /// What was known of a page's snapshots, the newest first, each different from its neighbours in
  /// its bytes. What another docfacts wrote in another form is passed over.
  package func snapshots(of page: PageID) throws(StorageError) -> [SnapshotMetadata] {
    let path = "\(Workspace.snapshots)/\(PageFileName(page).metadata)"
    var snapshots: [SnapshotMetadata] = []
    for digest in try repository.versions(of: path, atMost: Self.reach) {
      guard let bytes = try blobs.bytes(of: digest),
        let metadata = try? StoredJSON.decode(SnapshotMetadata.self, from: bytes, path: path),
        metadata.page == page, metadata.digest != snapshots.last?.digest
      else { continue }
      snapshots.append(metadata)
    }
    return snapshots
  }

  /// The bytes of a snapshot; `nil` where the repository does not hold them.
  package func body(of snapshot: SnapshotMetadata) throws(StorageError) -> [UInt8]? {
    try blobs.bytes(of: snapshot.digest)
  }
}
