import FactModel

/// The fact sheets: `facts/pages/<page>.json`.
package struct FactSheetStore: Sendable {
  private let folder: Folder

  package init(_ workspace: Workspace) { folder = workspace.folder }

  /// Writes a sheet; `false` where the file already had these bytes.
  @discardableResult
  package func put(_ sheet: FactSheet, in batch: inout WriteBatch) throws(StorageError) -> Bool {
    try folder.write(
      try StoredJSON.file(sheet), to: path(of: sheet.page), in: &batch, durably: false)
  }

  /// A page's sheet; `nil` where it was never extracted.
  package func sheet(of page: PageID) throws(StorageError) -> FactSheet? {
    try folder.sheet(of: page)
  }

  /// Which snapshot and extractor a page's sheet stems from, without reading all of it; `nil`
  /// where there is no sheet or it is not as this docfacts writes it, so that it is to be made anew.
  package func stamp(of page: PageID) throws(StorageError) -> SheetStamp? {
    try folder.read(path(of: page)).flatMap(SheetStamp.init)
  }

  /// Removes a page's sheet; `false` where there was none.
  @discardableResult
  package func remove(_ page: PageID) throws(StorageError) -> Bool {
    try folder.remove(path(of: page))
  }

  /// The path of a page's sheet in the workspace, whether or not it is there.
  package func path(of page: PageID) -> String { "\(Workspace.sheets)/\(PageFileName(page).sheet)" }
}

extension Folder {
  /// The fact sheet of a page; `nil` where it was never extracted.
  func sheet(of page: PageID) throws(StorageError) -> FactSheet? {
    let path = "\(Workspace.sheets)/\(PageFileName(page).sheet)"
    guard let bytes = try read(path) else { return nil }
    let sheet = try StoredJSON.decode(FactSheet.self, from: bytes, path: fullPath(path))
    guard sheet.page == page else {
      throw .malformed(path: fullPath(path), line: nil, reason: "names the page '\(sheet.page)'")
    }
    return sheet
  }
}
