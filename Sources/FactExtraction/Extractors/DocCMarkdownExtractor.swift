import FactModel
import PageReading

/// Reads the Markdown variant of DocC pages: header, abstract, declaration, sections, links.
struct DocCMarkdownExtractor: PageExtractor {
  let kinds = [PageKind.doccMarkdown]

  func sheet(of snapshot: Snapshot) throws(ExtractionError) -> FactSheet {
    if let offset = firstInvalidOffset(snapshot.body[...]) { throw .notUTF8(offset: offset) }
    let located = try header(of: snapshot)
    let header = located.header
    let text = MarkdownPageReader().pageText(of: snapshot.body, bodyStart: located.bodyStart)
    guard let heading = text.titleHeading else { throw .noTitle }
    guard text.isTitled(header.title) else {
      throw .identity(header: header.title, heading: heading.text)
    }
    var sheet = snapshot.sheet(titled: header.title)
    sheet.header = header
    let roles = Outline.doccRoles(isSymbol: header.symbol != nil)
    return sheet.filled(from: text, roles: roles, footer: text.footer)
  }

  private func header(of snapshot: Snapshot) throws(ExtractionError) -> LocatedHeader {
    do throws(HeaderError) {
      if let header = try HeaderReader().read(snapshot.body) { return header }
    } catch {
      throw .damagedHeader(error)
    }
    throw .noHeader
  }
}
