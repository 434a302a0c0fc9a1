import FactModel
import QuoteMatching

/// What became of one quotation: what `docfacts quote` prints.
package struct QuoteReport: Sendable {
  /// What the batch calls the quotation; `nil` for one given alone.
  package var id: String?
  package var judgement: Judgement

  package init(id: String? = nil, _ judgement: Judgement) {
    self.id = id
    self.judgement = judgement
  }

  /// Where the quotation was judged, and what came of it.
  package enum Judgement: Sendable {
    /// On one page or file, named so; no outcome where its bytes are not on this machine.
    case place(String, QuoteOutcome?)
    /// On every page of the store.
    case store(QuoteSearch)
  }

  /// The verdict. A quotation that was found nowhere fails only where every page could be read.
  package var verdict: QuoteOutcome.Verdict {
    switch judgement {
    case .place(_, let outcome): outcome?.verdict ?? .unverified
    case .store(let search):
      if !search.found.isEmpty { .holds } else { search.unread.isEmpty ? .fails : .unverified }
    }
  }
}

/// What a search of the whole store found.
package struct QuoteSearch: Sendable {
  /// The pages on which the quotation stands, sorted.
  package var found: [QuoteFinding] = []
  /// How many pages were searched.
  package var searched = 0
  /// Watched pages whose bytes are not on this machine, sorted.
  package var unread: [PageID] = []

  package init() {}
}

/// A quotation's outcome on one page of the store.
package struct QuoteFinding: Sendable {
  package var page: PageID
  package var outcome: QuoteOutcome

  package init(page: PageID, outcome: QuoteOutcome) {
    self.page = page
    self.outcome = outcome
  }
}
