/// The quotation with changes that it discloses, or that by convention need no disclosure.
enum EditedStep {
  static func outcome(_ quotation: Quotation, _ page: QuotablePage) -> QuoteOutcome? {
    guard let decision = decision(quotation, page) else { return nil }
    switch (decision.verdict, decision.reason) {
    case (.holds, _), (_, .tooManyMarks), (_, .tooShort): return decision
    default: return NearStep.explained(decision, quotation, page)
    }
  }

  /// The outcome without what stands closest.
  static func decision(_ quotation: Quotation, _ page: QuotablePage) -> QuoteOutcome? {
    var failure: QuoteOutcome?
    for reading in quotation.readings {
      let reader = QuotePatternReader(reading, page)
      if reader.hasTooManyMarks { return QuoteOutcome(.unverified, .absent, .tooManyMarks) }
      for pattern in reader.patterns {
        if ShortPiece.isIn(pattern) { return QuoteOutcome(.unverified, .absent, .tooShort) }
        let outcome = outcome(pattern, reading, page)
        if outcome?.verdict == .holds { return outcome }
        failure = failure ?? outcome
      }
    }
    return failure
  }

  private static func outcome(
    _ pattern: QuotePattern, _ reading: QuoteReading, _ page: QuotablePage
  ) -> QuoteOutcome? {
    var failure: QuoteOutcome?
    let rules = TextForm.allCases.map { GapRule(page, $0, hasGaps: pattern.hasGaps) }
    for variant in PatternVariant.variants(of: pattern) {
      for (form, rule) in zip(TextForm.allCases, rules) {
        let search = VariantSearch(page, form, variant, rule)
        let outcome = outcome(search, reading)
        if outcome?.verdict == .holds { return outcome }
        failure = failure ?? outcome
      }
    }
    return failure
  }

  private static func outcome(_ search: VariantSearch, _ reading: QuoteReading) -> QuoteOutcome? {
    let hits = search.hits()
    if let chain = search.chain(hits, .full) {
      return EditedOutcome(search, chain, reading).outcome
    }
    if let chain = search.chain(hits, .allowsNegation) {
      return ElisionFailure(search).alteringOutcome(chain)
    }
    if search.chain(hits, .allowsDistance) != nil {
      return QuoteOutcome(.fails, .near, .elisionTooWide)
    }
    return ElisionFailure(search).isOutOfOrder(hits)
      ? QuoteOutcome(.fails, .absent, .elisionOrder) : nil
  }
}
