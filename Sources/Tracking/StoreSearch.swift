import FactModel
import QuoteMatching
import Reporting
import Storage

extension Tracker {
  /// For each quotation the pages on which it stands, in one pass through the store: memory does
  /// not grow with the pages' bytes. Pages searched and not read add up to the watched pages.
  package func search(_ quotations: [Quotation]) throws -> [QuoteSearch] {
    var pass = StorePass(quotations)
    var signed = SignedPages(workspace)
    // In the order of the ids over all sources, as the index has them: `a-b/` comes before `a/`.
    for source in sources.sources.sorted(by: { $0.prefix < $1.prefix }) {
      let files = SnapshotFiles(workspace, of: source)
      for page in source.pages.map(\.id).sorted() {
        try Task.checkCancellation()
        try pass.take(page, source.kind, try signed.take(page, source.kind, in: files), in: files)
      }
    }
    signed.finish()
    return pass.searches
  }
}

extension Source {
  /// What all its pages' ids begin with.
  fileprivate var prefix: String { "\(id)/" }
}

/// A pass of quotations through the pages of a store.
private struct StorePass {
  private let quotations: [Quotation]
  private let screen: QuoteScreen
  private var found: [[QuoteFinding]]
  private var searched = 0
  private var unread: [PageID] = []

  init(_ quotations: [Quotation]) {
    self.quotations = quotations
    screen = QuoteScreen(quotations)
    found = quotations.map { _ in [] }
  }

  /// What was found.
  var searches: [QuoteSearch] {
    found.map { findings in
      var search = QuoteSearch()
      search.found = findings
      search.searched = searched
      search.unread = unread
      return search
    }
  }

  /// Takes a page. One without any quotation's words is not parsed, and most of a store ends here.
  mutating func take(
    _ page: PageID, _ kind: PageKind, _ signed: (signature: PageSignature, body: [UInt8]?)?,
    in files: SnapshotFiles
  ) throws {
    guard let signed else { return unread.append(page) }
    let candidates = screen.candidates(on: signed.signature)
    if candidates.isEmpty { return searched += 1 }
    guard let bytes = try signed.body ?? files.body(of: page) else { return unread.append(page) }
    searched += 1
    let text = kind.quotablePage(of: bytes, charset: try files.charset(of: page))
    for index in candidates {
      if let outcome = quotations[index].standing(on: text) {
        found[index].append(QuoteFinding(page: page, outcome: outcome))
      }
    }
  }
}
