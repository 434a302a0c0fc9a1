/// Why the pieces of a quotation stand on a page and the quotation does not.
struct ElisionFailure {
  private let search: VariantSearch

  init(_ search: VariantSearch) { self.search = search }

  /// The outcome where pieces are in order and what lies between them changes the sense.
  func alteringOutcome(_ chain: PieceChain) -> QuoteOutcome {
    let dropsNegation = zip(chain.pieces, chain.pieces.dropFirst()).contains {
      search.rule.hasNegation($0.upperBound..<$1.lowerBound)
    }
    let brackets = search.variant.pattern.gaps + [search.variant.pattern.leading].compactMap(\.self)
    let isElision = dropsNegation || !brackets.contains { $0 != .elision }
    var outcome = QuoteOutcome(
      .fails, .near, isElision ? .elisionDropsNegation : .bracketAlters)
    outcome.alterations = GapReading(search).alterations(chain)
    return outcome
  }

  /// Whether two neighbouring pieces stand there, the second one before the first.
  func isOutOfOrder(_ hits: [[Range<Int>]]) -> Bool {
    guard hits.count > 1 else { return false }
    return hits.indices.dropLast().contains { index in
      let pieces = search.variant.pieces
      guard pieces[index].prose.bytes != pieces[index + 1].prose.bytes,
        let latest = hits[index].last, let earliest = hits[index + 1].first,
        let lastOfNext = hits[index + 1].last, let first = hits[index].first
      else { return false }
      return earliest.upperBound <= latest.lowerBound && lastOfNext.lowerBound < first.upperBound
    }
  }
}
