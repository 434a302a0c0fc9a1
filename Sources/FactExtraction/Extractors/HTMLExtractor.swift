import FactModel
import PageReading

/// Reads title, revision date, headings, text and links of HTML pages.
struct HTMLExtractor: PageExtractor {
  let kinds = [PageKind.html, .archiveHTML]

  func sheet(of snapshot: Snapshot) throws(ExtractionError) -> FactSheet {
    if let offset = firstInvalidOffset(snapshot.body[...]) { throw .notUTF8(offset: offset) }
    let text = HTMLPageReader().pageText(of: snapshot.body)
    if text.damage.contains(where: { $0.kind == .truncation }) {
      throw .unreadable("the HTML nests too deep to be read whole")
    }
    guard let title = text.title else { throw .noTitle }
    var sheet = snapshot.sheet(titled: title).filled(from: text)
    if snapshot.kind == .archiveHTML { sheet.revised = RevisionDate().read(text) }
    return sheet
  }
}
