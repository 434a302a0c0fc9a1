/// A page that says nothing: it has no text, or another page was served in its place.
enum PageCondition {
  static func outcome(_ quotation: Quotation, _ page: QuotablePage) -> QuoteOutcome? {
    switch page.condition {
    case .readable: nil
    case .empty: QuoteOutcome(.unverified, .absent, .notRendered)
    case .blocked: QuoteOutcome(.unverified, .absent, .blocked)
    }
  }
}
