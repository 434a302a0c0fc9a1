import FactModel

/// The state of a workspace in a commit, read without a checkout.
package final class StateInGit: WorkspaceState {
  package let name: String
  package let commit: GitRepository.Commit
  package var date: Timestamp? { commit.date }
  private let repository: GitRepository
  private let blobs: BlobReader

  package init(_ repository: GitRepository, revision: String) throws(StorageError) {
    self.repository = repository
    name = revision
    commit = try repository.commit(revision)
    blobs = try BlobReader(repository)
  }

  package func pages() throws(StorageError) -> [StatePage] {
    var sheets: [String: Digest] = [:]
    var metadata: [(stem: String, digest: Digest)] = []
    for file in try repository.files(of: commit, below: [Workspace.snapshots, Workspace.sheets]) {
      if let path = file.path.removing(prefix: "\(Workspace.sheets)/") {
        if let stem = path.removing(suffix: ".json") { sheets[stem] = file.digest }
      } else if let stem = file.path.removing(prefix: "\(Workspace.snapshots)/")?
        .removing(suffix: PageFileName.metadataSuffix)
      {
        metadata.append((stem, file.digest))
      }
    }
    var pages: [StatePage] = []
    for (stem, digest) in metadata {
      guard let page = try page(stem: stem, metadata: digest) else { continue }
      pages.append(StatePage(page: page, metadata: digest, sheet: sheets[stem]))
    }
    return pages.sorted { $0.page < $1.page }
  }

  private func page(stem: String, metadata: Digest) throws(StorageError) -> PageID? {
    if let page = PageFileName.page(stem: stem) { return page }
    guard
      stem.utf8.split(separator: UInt8(ascii: "/")).dropFirst().first?
        .elementsEqual(PageFileName.overlongFolder.utf8) == true
    else { return nil }
    let page = try decode(SnapshotMetadata.self, metadata, of: stem).page
    return PageFileName(page).stem == stem ? page : nil
  }

  package func metadata(of page: StatePage) throws(StorageError) -> SnapshotMetadata {
    try decode(SnapshotMetadata.self, page.metadata, of: page.page.rawValue)
  }

  package func sheet(of page: StatePage) throws(StorageError) -> FactSheet? {
    guard let sheet = page.sheet else { return nil }
    return try decode(FactSheet.self, sheet, of: page.page.rawValue)
  }

  package func body(of page: StatePage) throws(StorageError) -> [UInt8]? {
    try blobs.bytes(of: try metadata(of: page).digest)
  }

  private func decode<Value: SchemaBearing>(
    _ type: Value.Type, _ digest: Digest, of page: String
  ) throws(StorageError) -> Value {
    guard let bytes = try blobs.bytes(of: digest) else {
      throw .git(attempt: "read \(digest) of \(name)", reason: "the object is missing")
    }
    return try StoredJSON.decode(type, from: bytes, path: "\(name):\(page)")
  }
}

extension String {
  /// The text after `prefix`, compared by bytes; `nil` where it does not begin so.
  fileprivate func removing(prefix: String) -> String? {
    guard utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}
