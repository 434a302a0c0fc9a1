import FactModel
import PageReading
import QuoteMatching
import Reporting
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

  /// For each quotation the pages on which it stands, in one pass through the store: memory does
  /// not grow with the pages. Pages searched and not read add up to the watched pages.
  package func search(_ quotations: [Quotation]) throws -> [QuoteSearch] {
    var pass = StorePass(quotations)
    for source in sources.sources {
      for page in source.pages {
        try Task.checkCancellation()
        pass.take(page.id, try body(of: page.id, source), source.kind)
      }
    }
    return pass.searches
  }

  private func body(of page: PageID, _ source: Source) throws -> [UInt8]? {
    guard case .sound(_, let body) = try SnapshotStore(workspace, of: source).state(of: page) else {
      return nil
    }
    return body
  }
}

/// A pass of quotations through the pages of a store.
private struct StorePass {
  private let quotations: [Quotation]
  private var found: [[QuoteFinding]]
  private var searched = 0
  private var unread: [PageID] = []

  init(_ quotations: [Quotation]) {
    self.quotations = quotations
    found = quotations.map { _ in [] }
  }

  /// What was found so far.
  var searches: [QuoteSearch] {
    found.map { findings in
      var search = QuoteSearch()
      search.found = findings.sorted { $0.page < $1.page }
      search.searched = searched
      search.unread = unread.sorted()
      return search
    }
  }

  mutating func take(_ page: PageID, _ body: [UInt8]?, _ kind: PageKind) {
    guard let body else { return unread.append(page) }
    searched += 1
    // A page without a quotation's words is not parsed: most of a store ends here.
    let candidates = quotations.indices.filter { quotations[$0].mayStand(in: body) }
    guard !candidates.isEmpty else { return }
    let text = kind.quotablePage(of: body)
    for index in candidates {
      let outcome = quotations[index].judged(on: text)
      guard outcome.verdict == .holds else { continue }
      found[index].append(QuoteFinding(page: page, outcome: outcome))
    }
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
