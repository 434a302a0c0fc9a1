import Digesting
import FactDiffing
import FactExtraction
import FactModel
import Storage

/// Reads one source's pages into sheets.
struct PageExtraction {
  let tracker: Tracker
  let source: Source
  let force: Bool

  /// What came of a page.
  enum Reading {
    /// Nothing is stored of the page.
    case neverFetched
    /// The sheet is of this snapshot and this extractor.
    case upToDate
    /// The sheet was written; `old` is the one before.
    case read(old: FactSheet?, new: FactSheet)
    /// The page could not be read; the old sheet stays.
    case failed(String)

    /// Whether other bytes were read than the sheet before stems from.
    var isNews: Bool {
      if case .read(let old, let new) = self { old?.snapshot != new.snapshot } else { false }
    }
  }

  func read(_ page: PageID, in batch: inout WriteBatch) throws -> Reading {
    let store = SnapshotStore(tracker.workspace, of: source)
    guard let metadata = try store.metadata(of: page) else { return .neverFetched }
    let stamp = SheetStamp(snapshot: metadata.digest, extractor: FactExtractor.version)
    if !force, try tracker.sheets.stamp(of: page) == stamp { return .upToDate }
    switch try store.state(of: page) {
    case .none: return .neverFetched
    case .missingBody: return .failed("the stored bytes are not on this machine; fetch it again")
    case .damaged: return .failed("damaged: the stored bytes are not those that were fetched")
    case .sound(let metadata, let body): return try extract(metadata, body, in: &batch)
    }
  }

  private func extract(
    _ metadata: SnapshotMetadata, _ body: [UInt8], in batch: inout WriteBatch
  ) throws -> Reading {
    let old = try? tracker.sheets.sheet(of: metadata.page)
    let sheet: FactSheet
    do throws(ExtractionError) {
      sheet = try source.factSheet(metadata, body)
    } catch {
      return .failed("\(error)")
    }
    try tracker.sheets.put(sheet, in: &batch)
    return .read(old: old, new: sheet)
  }
}

extension Source {
  /// What this version's extractor reads from a body, in the form that the source keeps in git.
  func factSheet(
    _ metadata: SnapshotMetadata, _ body: [UInt8]
  ) throws(ExtractionError) -> FactSheet {
    let sheet = try FactExtractor().factSheet(
      page: metadata.page, kind: kind, digest: metadata.digest, body: body,
      charset: metadata.charset)
    return keep == .evidence ? sheet.withholding(digest: Digest.init(ofText:)) : sheet
  }
}
