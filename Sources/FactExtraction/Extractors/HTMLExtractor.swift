import FactModel
import PageReading

/// Reads title, revision date, headings, text and links of HTML pages.
struct HTMLExtractor: PageExtractor {
  let kinds = [PageKind.html, .archiveHTML]

  func sheet(of snapshot: Snapshot) throws(ExtractionError) -> FactSheet {
    let text = HTMLPageReader().pageText(of: snapshot.body, charset: snapshot.charset)
    if let damage = text.htmlDamage { throw .unreadable(damage) }
    guard let title = text.title else { throw .noTitle }
    var sheet = snapshot.sheet(titled: title).filled(from: text)
    if snapshot.kind == .archiveHTML {
      sheet.revised = RevisionDate().read(text)
      sheet.retired = RetiredBanner().read(text)
    }
    return sheet
  }
}
