/// The whole quotation, word for word: `exact`, `markup` or `typographic`.
enum LiteralStep {
  static func outcome(_ quotation: Quotation, _ page: QuotablePage) -> QuoteOutcome? {
    for reading in quotation.readings {
      if let outcome = outcome(reading, quotation, page) { return outcome }
    }
    return nil
  }

  private static func outcome(
    _ reading: QuoteReading, _ quotation: Quotation, _ page: QuotablePage
  ) -> QuoteOutcome? {
    let hits = TextForm.allCases.flatMap { form in
      QuoteFinder(page: page, form: form).separateHits(of: reading.normal(form))
        .map { PieceMatch.Hit(form: form, range: $0) }
    }
    guard !hits.isEmpty else { return nil }
    let matches = hits.prefix(QuoteOutcome.listed).map {
      PieceMatch($0, reading.normal($0.form), text: reading.bytes, page)
    }
    return outcome(of: matches, hits.count, reading, quotation, page)
  }

  private static func outcome(
    of matches: [PieceMatch], _ count: Int, _ reading: QuoteReading, _ quotation: Quotation,
    _ page: QuotablePage
  ) -> QuoteOutcome? {
    let steps = matches.map { step(of: $0, reading, quotation, page) }
    guard let best = steps.min(), let index = steps.firstIndex(of: best) else { return nil }
    var outcome = QuoteOutcome(.holds, best)
    outcome.bridges = matches[index].bridges
    outcome.occurrences = matches.map { page.occurrence(of: [$0.rendered]) }
    outcome.count = count
    outcome.reasons = MatchNotes.reasons([matches[index]], page)
    if best != .exact { outcome.reasons += Emphasis.reasons(reading, [matches[index]], page) }
    return StruckOut.judged(outcome, matches, page)
  }

  private static func step(
    of match: PieceMatch, _ reading: QuoteReading, _ quotation: Quotation, _ page: QuotablePage
  ) -> LadderStep {
    guard reading.isStripped else { return match.step }
    let isRaw = RawText(page: page).stands(Array(quotation.text.utf8), around: match.rendered)
    return isRaw ? .exact : max(match.step, .markup)
  }
}
