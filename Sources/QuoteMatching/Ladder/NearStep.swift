/// Not quoted: says what stands closest, where anything does. It never accepts.
enum NearStep {
  static func outcome(_ quotation: Quotation, _ page: QuotablePage) -> QuoteOutcome? {
    guard let reading = reading(quotation, page), let range = reading.range else {
      return QuoteOutcome(.fails, .absent)
    }
    if Damage.isIn(page.string(range)), !Damage.isIn(quotation.text) {
      return QuoteOutcome(.unverified, .absent, .damaged)
    }
    var outcome = QuoteOutcome(.fails, .near)
    outcome.nearest = reading.nearest
    return outcome
  }

  /// An outcome with what stands closest added to it.
  static func explained(
    _ outcome: QuoteOutcome, _ quotation: Quotation, _ page: QuotablePage
  ) -> QuoteOutcome {
    var explained = outcome
    explained.nearest = reading(quotation, page)?.nearest
    return explained
  }

  private static func reading(_ quotation: Quotation, _ page: QuotablePage) -> NearestReading? {
    let search = NearestSearch(quotation, page)
    return search.found().map { NearestReading(page: page, quote: search.quote, found: $0) }
  }
}
