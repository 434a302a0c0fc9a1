import FactExtraction
import FactModel
import RecordLinting
import Storage

extension WrittenFileSurvey {
  /// Reads what is known of each stored body.
  mutating func readSnapshots() throws {
    try tracker.workspace.folder.walk(Workspace.snapshots, suffix: PageFileName.metadataSuffix) {
      try Task.checkCancellation()
      try readSnapshot($0)
    }
  }

  private mutating func readSnapshot(_ path: String) throws {
    snapshots += 1
    guard let bytes = try tracker.workspace.folder.read(path) else { return }
    let read = try readable(path) {
      let metadata = try StoredJSON.decode(SnapshotMetadata.self, from: bytes, path: path)
      let own = "\(Workspace.snapshots)/\(PageFileName(metadata.page).metadata)"
      try requireName(own, of: metadata.page, in: path)
      return metadata
    }
    guard let metadata = read else { return }
    compare(path, bytes, to: try StoredJSON.file(metadata))
    guard !watched.mayHold(metadata.page) else { return }
    if metadata.gone == nil { orphans.append(path) } else { gone.insert(metadata.page) }
  }

  /// Reads each fact sheet.
  mutating func readSheets() throws {
    try tracker.workspace.folder.walk(Workspace.sheets, suffix: ".json") {
      try Task.checkCancellation()
      try readSheet($0)
    }
  }

  private mutating func readSheet(_ path: String) throws {
    sheets += 1
    guard let bytes = try tracker.workspace.folder.read(path) else { return }
    let sheet: FactSheet
    do throws(StorageError) {
      sheet = try StoredJSON.decode(FactSheet.self, from: bytes, path: path)
      try requireName(tracker.sheets.path(of: sheet.page), of: sheet.page, in: path)
    } catch {
      return try enterUnreadable(path, bytes, error)
    }
    guard watched.mayHold(sheet.page) else { return enterOrphan(path, sheet.page) }
    titles[sheet.page] = sheet.title
    let stamp = SheetStamp(snapshot: sheet.snapshot, extractor: sheet.extractor)
    compare(path, bytes, to: try sheetAnew(sheet.page, stamp) ?? StoredJSON.file(sheet))
  }

  /// Whatever was done to a sheet of a known form, its snapshot still says what it was.
  private mutating func enterUnreadable(
    _ path: String, _ bytes: [UInt8], _ error: StorageError
  ) throws {
    if case .malformed = error, let anew = try sheetAnew(at: path) {
      return compare(path, bytes, to: anew)
    }
    try readable(path) { throw error }
  }

  /// A sheet can be read again from the bytes, should its page come back.
  private mutating func enterOrphan(_ path: String, _ page: PageID) {
    guard !gone.contains(page) else { return }
    orphans.append(path)
    repairs.append(Repair(path: path, bytes: nil))
  }

  /// The sheet of the page whose name the file has.
  private func sheetAnew(at path: String) throws -> [UInt8]? {
    let stem = path.utf8.dropFirst(Workspace.sheets.utf8.count + 1).dropLast(".json".utf8.count)
    guard let page = PageFileName.page(stem: String(decoding: stem, as: UTF8.self)) else {
      return nil
    }
    return try sheetAnew(page, nil)
  }

  /// What the extractor would write now; `nil` where the page's bytes are not there or cannot be
  /// read, or are others than the stamp's: then `docfacts extract` has work to do.
  private func sheetAnew(_ page: PageID, _ stamp: SheetStamp?) throws -> [UInt8]? {
    guard let source = tracker.source(of: page),
      case .sound(let metadata, let body)? = try? SnapshotStore(tracker.workspace, of: source)
        .state(of: page),
      stamp.map({
        $0 == SheetStamp(snapshot: metadata.digest, extractor: FactExtractor.version)
      }) ?? true,
      let sheet = try? source.factSheet(metadata, body)
    else { return nil }
    return try StoredJSON.file(sheet)
  }
}

/// Throws where the file has another name than the page's.
private func requireName(
  _ own: String, of page: PageID, in path: String
) throws(StorageError) {
  guard own.utf8.elementsEqual(path.utf8) else {
    throw .malformed(path: path, line: nil, reason: "names the page '\(page)'")
  }
}
