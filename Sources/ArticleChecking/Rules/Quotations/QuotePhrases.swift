import FactModel
import QuoteMatching

/// What findings about quotations say alike.
enum QuotePhrases {
  /// Why a quotation fails, as the end of a message; empty where it is simply not there.
  static func reason(_ outcome: QuoteOutcome) -> String {
    switch outcome.reason {
    case .elisionDropsNegation?: ": what it leaves out holds a negation"
    case .elisionTooWide?: ": what it leaves out crosses a heading"
    case .elisionOrder?: ": its parts stand in another order"
    case .joinsListItems?: ": it joins items of a list without a mark"
    case .joinsParagraphs?: ": it joins paragraphs without a mark"
    case .bracketAlters?: ": its brackets change the meaning"
    case .otherSection?: " in the section that is cited"
    case let reason?: ": \(reason.rawValue)"
    case nil: numbers(outcome)
    }
  }

  private static func numbers(_ outcome: QuoteOutcome) -> String {
    guard let pair = outcome.nearest?.numbers.first else { return "" }
    return ": the page has \(pair.page), the article \(pair.quote)"
  }

  /// The page's nearest sentence, with its place.
  static func nearest(_ outcome: QuoteOutcome, _ page: PageID) -> [String] {
    outcome.nearest.map { ["\(page):\($0.line): \($0.sentence)"] } ?? []
  }
}
