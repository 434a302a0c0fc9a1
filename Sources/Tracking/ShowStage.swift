import Digesting
import FactExtraction
import FactModel
import Reporting
import Storage

extension Tracker {
  /// What is known of a page; `nil` where nothing was read from it yet. Throws where it is not
  /// watched.
  package func knowledge(of page: PageID) throws -> SheetReport? {
    guard let source = source(of: page), source.pages.contains(where: { $0.id == page }) else {
      throw TrackingError.notWatched(page)
    }
    guard let sheet = try sheets.sheet(of: page) else { return nil }
    return SheetReport(
      sheet: sheet, metadata: try SnapshotStore(workspace, of: source).metadata(of: page),
      lastChecked: try checkTimes()[page],
      passes: try PassStore(workspace).list().comparison(of: page))
  }
}

/// A file outside any workspace that is read as a page.
package struct LooseFile {
  let path: String

  /// The file at an absolute path.
  package init(path: String) { self.path = path }

  /// What the file says, read as a page of the given kind.
  package func sheet(kind: PageKind) throws -> SheetReport {
    let body = try readFile(path)
    let name = path.split(separator: "/").last.map(String.init) ?? "page"
    guard let page = PageID(rawValue: "file/\(name)") else {
      throw TrackingError.unusableAddress(path, reason: "not a page's name")
    }
    do throws(ExtractionError) {
      return SheetReport(
        sheet: try FactExtractor().factSheet(
          page: page, kind: kind, digest: Digest(ofBlob: body), body: body))
    } catch {
      throw TrackingError.unreadable(path, reason: "\(error)")
    }
  }
}
