import PageReading

/// Puts together the outcome of an edited quotation that holds.
struct EditedOutcome {
  private let search: VariantSearch
  private let chain: PieceChain
  private let reading: QuoteReading
  private let matches: [PieceMatch]

  init(_ search: VariantSearch, _ chain: PieceChain, _ reading: QuoteReading) {
    self.search = search
    self.chain = chain
    self.reading = reading
    matches = zip(chain.pieces, search.variant.pieces).map { range, piece in
      PieceMatch(
        .init(form: search.form, range: range), piece.normal(search.form), text: piece.bytes,
        search.page)
    }
  }

  var outcome: QuoteOutcome {
    let pattern = search.variant.pattern
    let hasElision = pattern.hasElision && pattern.pieces.count > 1
    var outcome = QuoteOutcome(.holds, hasElision && chain.isAmbiguous ? .ambiguous : .edited)
    let gaps = GapReading(search)
    outcome.alterations = pattern.alterations + gaps.alterations(chain) + undisclosed
    for bridge in matches.flatMap(\.bridges) where !outcome.bridges.contains(bridge) {
      outcome.bridges.append(bridge)
    }
    outcome.occurrences = [search.page.occurrence(of: matches.map(\.rendered))]
    outcome.count = hasElision ? 1 : chain.count
    if let cut = SentenceCut(search, chain) {
      outcome.rest = cut.rest
      outcome.reasons.append(.sentenceCut)
    }
    if search.variant.isFlipped { outcome.reasons.append(.undisclosedCase) }
    outcome.reasons += GapNotes(search).reasons(gaps.ranges(chain))
    outcome.reasons += MatchNotes.reasons(matches, search.page)
    if !pattern.declaresEmphasis {
      outcome.reasons += Emphasis.reasons(reading, matches, search.page)
    }
    return StruckOut.judged(outcome, matches, search.page)
  }

  /// The changes that no mark discloses.
  private var undisclosed: [Alteration] {
    var alterations: [Alteration] = []
    if search.variant.isFlipped, let first = matches.first?.rendered.lowerBound {
      let letter = search.page.rendered.scalar(at: first, before: search.page.rendered.count)
      alterations.append(
        Alteration(
          kind: .letterCase, page: search.page.string(first..<(first + letter.length)),
          quote: firstLetter))
    }
    if let dropped = search.variant.dropped, let last = chain.pieces.last {
      alterations.append(
        Alteration(
          kind: .punctuation, page: SentenceCut.mark(search.normal.bytes, behind: last),
          quote: String(UnicodeScalar(dropped))))
    }
    return alterations
  }

  private var firstLetter: String {
    let text = String(decoding: search.variant.pattern.pieces[0], as: UTF8.self)
    return String(text.unicodeScalars.first { !$0.properties.isWhitespace } ?? " ")
  }
}
