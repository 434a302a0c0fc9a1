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
    return try body(of: page, source).map(source.kind.quotablePage)
  }

  private func body(of page: PageID, _ source: Source) throws -> [UInt8]? {
    guard case .sound(_, let body) = try SnapshotStore(workspace, of: source).state(of: page) else {
      return nil
    }
    return body
  }
}

extension LooseFile {
  /// Whether the quotation stands in the file.
  package func judge(_ quotation: Quotation, kind: PageKind) throws -> QuoteOutcome {
    quotation.judged(on: kind.quotablePage(of: try readFile(path)))
  }
}

extension PageKind {
  /// A body of this kind, read for quotations.
  func quotablePage(of body: [UInt8]) -> QuotablePage {
    switch self {
    case .doccMarkdown: QuotablePage(MarkdownPageReader().pageText(of: body), kind: self)
    case .archiveHTML, .html: QuotablePage(HTMLPageReader().pageText(of: body), kind: self)
    case .doccJSON: QuotablePage(PlainTextPageReader().pageText(of: body), kind: self)
    }
  }
}
