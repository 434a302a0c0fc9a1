import FactModel

extension SnapshotHistory {
  /// The page's fact sheets that were committed, the newest first, one for each snapshot: what the
  /// latest extractor read of it. What another docfacts wrote in another form is passed over.
  package func sheets(of page: PageID) throws(StorageError) -> [Digest: FactSheet] {
    let path = "\(Workspace.sheets)/\(PageFileName(page).sheet)"
    var sheets: [Digest: FactSheet] = [:]
    for digest in try repository.versions(of: path, atMost: Self.reach) {
      guard let bytes = try blobs.bytes(of: digest),
        let sheet = try? StoredJSON.decode(FactSheet.self, from: bytes, path: path),
        sheet.page == page, sheets[sheet.snapshot] == nil
      else { continue }
      sheets[sheet.snapshot] = sheet
    }
    return sheets
  }
}
