import FactModel
import PageReading
import QuoteMatching
import Storage

extension Tracker {
  /// Whether the quotation stands on a watched page; `nil` where its bytes are not here.
  package func judge(_ quotation: Quotation, on page: PageID) throws -> QuoteOutcome? {
    try quotablePage(of: page).map(quotation.judged)
  }

  /// A watched page, read for quotations; `nil` where its bytes are not here.
  func quotablePage(of page: PageID) throws -> QuotablePage? {
    guard let source = source(of: page), source.pages.contains(where: { $0.id == page }) else {
      throw TrackingError.notWatched(page)
    }
    guard
      case .sound(let metadata, let body) = try SnapshotStore(workspace, of: source)
        .state(of: page)
    else { return nil }
    return source.kind.quotablePage(of: body, charset: metadata.charset)
  }
}

extension LooseFile {
  /// Whether the quotation stands in the file.
  package func judge(_ quotation: Quotation, kind: PageKind) throws -> QuoteOutcome {
    quotation.judged(on: kind.quotablePage(of: try readFile(path)))
  }
}

extension PageKind {
  /// A body's bytes in UTF-8, as quotations are.
  func readableBytes(of body: [UInt8], charset: String?) -> [UInt8] {
    switch self {
    case .archiveHTML, .html: HTMLSource(of: body, charset: charset).bytes
    case .doccJSON: (try? RenderPageReader().read(body))?.text.words ?? body
    case .doccMarkdown: body
    }
  }

  /// A body of this kind, read for quotations.
  func quotablePage(of body: [UInt8], charset: String? = nil) -> QuotablePage {
    switch self {
    case .doccMarkdown: QuotablePage(MarkdownPageReader().pageText(of: body), kind: self)
    case .archiveHTML, .html:
      QuotablePage(HTMLPageReader().pageText(of: body, charset: charset), kind: self)
    case .doccJSON:
      QuotablePage(
        (try? RenderPageReader().read(body))?.text ?? PlainTextPageReader().pageText(of: body),
        kind: self)
    }
  }
}
