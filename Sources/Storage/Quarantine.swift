import FactModel

/// Bodies that were not taken for their pages, kept on this machine to be looked at.
package struct Quarantine: Sendable {
  private let folder: Folder

  package init(_ workspace: Workspace) { folder = workspace.folder }

  /// Keeps a body with the reasons for which it was not taken; the page's earlier one goes.
  package func put(
    _ body: [UInt8], of page: PageID, kind: PageKind, reasons: [String]
  ) throws(StorageError) {
    let name = PageFileName(page)
    try folder.write(body, to: "\(Workspace.quarantine)/\(name.body(kind))")
    let text = reasons.map { $0 + "\n" }.joined()
    try folder.write(Array(text.utf8), to: "\(Workspace.quarantine)/\(name.stem).reasons.txt")
  }
}
