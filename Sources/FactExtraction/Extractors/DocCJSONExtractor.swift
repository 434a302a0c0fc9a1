import FactModel
import PageReading

/// Reads the render JSON of DocC pages, which says of platforms what the Markdown header cannot.
struct DocCJSONExtractor: PageExtractor {
  let kinds = [PageKind.doccJSON]

  func sheet(of snapshot: Snapshot) throws(ExtractionError) -> FactSheet {
    if let offset = firstInvalidOffset(snapshot.body[...]) { throw .notUTF8(offset: offset) }
    let page = try renderPage(of: snapshot)
    var sheet = snapshot.sheet(titled: page.header.title)
    sheet.header = page.header
    let roles = Outline.doccRoles(isSymbol: page.header.symbol != nil)
    return sheet.filled(from: page.text, roles: roles)
  }

  private func renderPage(of snapshot: Snapshot) throws(ExtractionError) -> RenderPage {
    do throws(HeaderError) {
      return try RenderPageReader().read(snapshot.body)
    } catch {
      throw .damagedHeader(error)
    }
  }
}
