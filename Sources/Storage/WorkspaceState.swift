import FactModel

/// A state of a workspace that can be compared with another: the files, a revision, a directory.
///
/// Listing is cheap, and pages whose two ids agree with those of the other state are the same;
/// only what differs is read. For one thread only.
package protocol WorkspaceState: AnyObject {
  /// What the user calls the state: `HEAD~3`, `working tree`, a path.
  var name: String { get }
  /// The moment the state stands for; `nil` for what lies on disk.
  var date: Timestamp? { get }
  /// Every stored page, sorted by id.
  func pages() throws(StorageError) -> [StatePage]
  /// What is known of the page's snapshot.
  func metadata(of page: StatePage) throws(StorageError) -> SnapshotMetadata
  /// The page's fact sheet; `nil` where it was not extracted.
  func sheet(of page: StatePage) throws(StorageError) -> FactSheet?
  /// The page's body, compared with its metadata's digest; `nil` where the state does not hold it.
  func body(of page: StatePage) throws(StorageError) -> [UInt8]?
}

/// A page in a state, with the git ids of the files that describe it.
package struct StatePage: Hashable, Sendable {
  package var page: PageID
  /// The id of `snapshots/<page>.meta.json`.
  package var metadata: Digest
  /// The id of `facts/pages/<page>.json`, where the page was extracted.
  package var sheet: Digest?

  package init(page: PageID, metadata: Digest, sheet: Digest?) {
    self.page = page
    self.metadata = metadata
    self.sheet = sheet
  }
}

extension Workspace {
  /// The state that the user named: a directory that holds a workspace, or a revision of the
  /// repository this workspace lies in.
  package func state(named name: String) throws(StorageError) -> any WorkspaceState {
    if let other = try? Workspace(at: name) { return StateOnDisk(other, name: name) }
    guard let repository = GitRepository(at: path) else {
      throw .git(attempt: "read '\(name)'", reason: "\(path) lies in no git repository")
    }
    return try StateInGit(repository, revision: name)
  }

  /// The state of the files as they lie on disk.
  package var state: any WorkspaceState { StateOnDisk(self, name: "working tree") }
}
