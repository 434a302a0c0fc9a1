import Digesting
import FactModel

/// Bodies that were received and not believed, kept on this machine for a person to look at.
///
/// The latest of each page is kept; nothing here is ever taken for a fact.
package struct Quarantine: Sendable {
  private let folder: Folder

  package init(_ workspace: Workspace) { folder = workspace.folder }

  /// What is known of a doubtful body; written as `<page>.meta.json`.
  package struct Entry: Equatable, Sendable, SchemaBearing {
    package static var knownSchema: Int { 1 }
    package var schema = 1
    package var page: PageID
    package var digest: Digest
    /// Why the body was not believed, each in a few words.
    package var reasons: [String]
  }

  /// Keeps a doubtful body in place of an earlier one of the same page.
  package func put(
    _ body: [UInt8], of page: PageID, kind: PageKind, reasons: [String]
  ) throws(StorageError) {
    let name = PageFileName(page)
    let entry = Entry(page: page, digest: Digest(ofBlob: body), reasons: reasons)
    var batch = WriteBatch()
    try folder.write(body, to: "\(Workspace.quarantine)/\(name.body(kind))", in: &batch)
    try folder.write(try StoredJSON.file(entry), to: path(name), in: &batch)
    try folder.finish(&batch)
  }

  /// What is known of the page's doubtful body; `nil` where there is none.
  package func entry(of page: PageID) throws(StorageError) -> Entry? {
    let path = path(PageFileName(page))
    guard let bytes = try folder.read(path) else { return nil }
    return try StoredJSON.decode(Entry.self, from: bytes, path: folder.fullPath(path))
  }

  /// The doubtful body itself.
  package func body(of page: PageID, kind: PageKind) throws(StorageError) -> [UInt8]? {
    try folder.read("\(Workspace.quarantine)/\(PageFileName(page).body(kind))")
  }

  /// Forgets a page's doubtful body: a good one has come.
  package func remove(_ page: PageID, kind: PageKind) throws(StorageError) {
    let name = PageFileName(page)
    try folder.remove("\(Workspace.quarantine)/\(name.body(kind))")
    try folder.remove(path(name))
  }

  private func path(_ name: PageFileName) -> String { "\(Workspace.quarantine)/\(name.metadata)" }
}
