import PageReading

/// What a reader must know of what lies at a quotation's marks.
struct GapNotes {
  private let search: VariantSearch

  init(_ search: VariantSearch) { self.search = search }

  func reasons(_ gaps: [(QuotePattern.Gap, Range<Int>)]) -> [QuoteReason] {
    var reasons: [QuoteReason] = []
    for reason in gaps.flatMap({ self.reasons($0.0, $0.1) }) where !reasons.contains(reason) {
      reasons.append(reason)
    }
    return reasons
  }

  private func reasons(_ gap: QuotePattern.Gap, _ range: Range<Int>) -> [QuoteReason] {
    let words = Wording(search.normal.bytes[range])
    if case .bracket = gap, words.count(upTo: 1) == 0 { return [.bracketInserts] }
    var reasons: [QuoteReason] = []
    if words.hasNumber { reasons.append(.numberElided) }
    if words.hasCondition { reasons.append(.conditionElided) }
    if crossesParagraphs(range) { reasons.append(.crossesParagraphs) }
    return reasons
  }

  /// Whether a gap leads from one paragraph to another, lists and tables excepted.
  private func crossesParagraphs(_ range: Range<Int>) -> Bool {
    let (first, last) = (
      search.rule.block(at: range.lowerBound - 1), search.rule.block(at: range.upperBound)
    )
    guard first != last, range.lowerBound > 0 else { return false }
    return ![first, last].contains { index in
      search.page.page.blocks[index].containers.contains { container in
        switch container {
        case .listItem, .table: true
        case .blockQuote: false
        }
      }
    }
  }
}
