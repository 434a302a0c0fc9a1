import FactModel
import PageReading
import QuoteMatching
import Storage

/// A quotation's outcome on one page.
package struct QuoteFinding: Sendable {
  /// The page's id, or the file's path.
  package let place: String
  package let outcome: QuoteOutcome
}

extension Tracker {
  /// Whether the quotation stands on a watched page; `nil` where its bytes are not here.
  package func judge(_ quotation: Quotation, on page: PageID) throws -> QuoteFinding? {
    guard let source = source(of: page), source.pages.contains(where: { $0.id == page }) else {
      throw TrackingError.notWatched(page)
    }
    guard let body = try body(of: page, source) else { return nil }
    return QuoteFinding(
      place: page.rawValue, outcome: quotation.judged(on: source.kind.quotablePage(of: body)))
  }

  /// The pages on which the quotation stands, sorted, and how many pages were searched and could
  /// not be: the two numbers add up to the watched pages.
  package func search(_ quotation: Quotation) throws -> QuoteSearch {
    var search = QuoteSearch()
    for source in sources.sources {
      for page in source.pages {
        try Task.checkCancellation()
        search.take(page.id, try body(of: page.id, source), source.kind, quotation)
      }
    }
    search.found.sort { $0.place < $1.place }
    search.unread.sort()
    return search
  }

  private func body(of page: PageID, _ source: Source) throws -> [UInt8]? {
    guard case .sound(_, let body) = try SnapshotStore(workspace, of: source).state(of: page) else {
      return nil
    }
    return body
  }
}

/// What a search of the whole store found.
package struct QuoteSearch: Sendable {
  /// The pages on which the quotation stands, sorted.
  package var found: [QuoteFinding] = []
  /// How many pages were read.
  package var searched = 0
  /// Watched pages whose bytes are not here, sorted.
  package var unread: [PageID] = []

  fileprivate mutating func take(
    _ page: PageID, _ body: [UInt8]?, _ kind: PageKind, _ quotation: Quotation
  ) {
    guard let body else { return unread.append(page) }
    searched += 1
    // A page without the quotation's words is not parsed: most of a store ends here.
    guard quotation.mayStand(in: body) else { return }
    let outcome = quotation.judged(on: kind.quotablePage(of: body))
    guard outcome.verdict == .holds else { return }
    found.append(QuoteFinding(place: page.rawValue, outcome: outcome))
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
  fileprivate func quotablePage(of body: [UInt8]) -> QuotablePage {
    switch self {
    case .doccMarkdown: QuotablePage(MarkdownPageReader().pageText(of: body), kind: self)
    case .archiveHTML, .html: QuotablePage(HTMLPageReader().pageText(of: body), kind: self)
    case .doccJSON: QuotablePage(PlainTextPageReader().pageText(of: body), kind: self)
    }
  }
}
