import PageReading

/// Searches a page for a variant of a pattern.
struct VariantSearch {
  let page: QuotablePage
  let form: TextForm
  let variant: PatternVariant
  let rule: GapRule

  init(_ page: QuotablePage, _ form: TextForm, _ variant: PatternVariant, _ rule: GapRule) {
    self.page = page
    self.form = form
    self.variant = variant
    self.rule = rule
  }

  /// Where each piece stands by itself.
  func hits() -> [[Range<Int>]] {
    let finder = QuoteFinder(page: page, form: form)
    var hits: [[Range<Int>]] = []
    var known: [[UInt8]: [Range<Int>]] = [:]
    for piece in variant.pieces.map({ $0.normal(form) }) {
      let found = known[piece.bytes] ?? finder.hits(of: piece)
      if found.isEmpty { return [] }
      known[piece.bytes] = found
      hits.append(found)
    }
    let last = hits.count - 1
    if variant.dropped != nil { hits[last] = hits[last].filter { !endsAsQuestion($0) } }
    if variant.isFlipped { hits[0] = hits[0].filter(isPlainWord) }
    return hits
  }

  /// The tightest places of the pieces.
  func chain(_ hits: [[Range<Int>]], _ strictness: GapRule.Strictness) -> PieceChain? {
    guard !hits.isEmpty else { return nil }
    var hits = hits
    if case .bracket? = variant.pattern.leading {
      hits[0] = hits[0].filter { allowsLeading($0, strictness) }
    }
    if case .bracket? = variant.pattern.trailing {
      hits[hits.count - 1] = hits[hits.count - 1].filter { allowsTrailing($0, strictness) }
    }
    return PieceChain.tightest(hits) { rule.allows(variant.pattern.gaps[$0], $1, strictness) }
  }

  private func allowsLeading(_ hit: Range<Int>, _ strictness: GapRule.Strictness) -> Bool {
    guard let gap = variant.pattern.leading else { return true }
    return rule.allows(gap, ClauseBounds(normal).start(of: hit)..<hit.lowerBound, strictness)
  }

  private func allowsTrailing(_ hit: Range<Int>, _ strictness: GapRule.Strictness) -> Bool {
    guard let gap = variant.pattern.trailing else { return true }
    return rule.allows(gap, hit.upperBound..<ClauseBounds(normal).end(of: hit), strictness)
  }

  var normal: NormalText { page.normal(form) }

  /// Whether the page has a question or exclamation mark where the quotation has another mark.
  private func endsAsQuestion(_ hit: Range<Int>) -> Bool {
    let next = normal.bytes[hit.upperBound...].first { ![0x22, 0x27, 0x29, 0x5D].contains($0) }
    return next == 0x3F || next == 0x21
  }

  private func isPlainWord(_ hit: Range<Int>) -> Bool {
    let end = min(normal.bytes.count, hit.lowerBound + 64)
    guard LetterCase.beginsWithPlainWord(normal.bytes[hit.lowerBound..<end]),
      let start = normal.origin(of: hit)?.lowerBound
    else { return false }
    return !page.overlaps(start..<(start + 1)) { $0 == .code }
  }
}
