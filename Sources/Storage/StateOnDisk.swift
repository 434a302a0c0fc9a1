import Digesting
import FactModel

/// The state of a workspace's files as they lie on disk.
package final class StateOnDisk: WorkspaceState {
  package let name: String
  package var date: Timestamp? { nil }
  private let folder: Folder

  package init(_ workspace: Workspace, name: String) {
    folder = workspace.folder
    self.name = name
  }

  package func pages() throws(StorageError) -> [StatePage] {
    var found: [StatePage] = []
    for source in try folder.storedSources() {
      var pages = try StoredPages(of: source, in: folder)
      while let page = try pages.next() {
        let name = PageFileName(page)
        guard let metadata = try digest("\(Workspace.snapshots)/\(name.metadata)") else { continue }
        found.append(
          StatePage(
            page: page, metadata: metadata,
            sheet: try digest("\(Workspace.sheets)/\(name.sheet)")))
      }
    }
    return found
  }

  private func digest(_ path: String) throws(StorageError) -> Digest? {
    try folder.read(path).map { Digest(ofBlob: $0) }
  }

  package func metadata(of page: StatePage) throws(StorageError) -> SnapshotMetadata {
    guard let metadata = try folder.metadata(of: page.page) else {
      throw .failed(
        attempt: "read", path: PageFileName(page.page).metadata, reason: "removed meanwhile")
    }
    return metadata
  }

  package func sheet(of page: StatePage) throws(StorageError) -> FactSheet? {
    try folder.sheet(of: page.page)
  }

  package func body(of page: StatePage) throws(StorageError) -> [UInt8]? {
    let digest = try metadata(of: page).digest
    let name = PageFileName(page.page)
    for tree in [Workspace.snapshots, Workspace.bodies] {
      for kind in PageKind.allCases {
        if let body = try folder.read("\(tree)/\(name.body(kind))"), Digest(ofBlob: body) == digest
        {
          return body
        }
      }
    }
    return nil
  }
}
