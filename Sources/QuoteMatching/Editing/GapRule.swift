/// What may lie on a page between two pieces of a quotation.
struct GapRule {
  /// How strictly a gap is judged. The laxer ones only find out why a quotation fails.
  enum Strictness { case full, allowsNegation, allowsDistance }

  private let page: QuotablePage
  private let normal: NormalText
  private let negations: [Int]

  init(_ page: QuotablePage, _ form: TextForm, hasGaps: Bool) {
    self.page = page
    normal = page.normal(form)
    negations = hasGaps ? Wording(normal.bytes[...]).negations.map(\.lowerBound) : []
  }

  /// How many words a bracket may stand for.
  private static let longestReplaced = 6

  func allows(_ gap: QuotePattern.Gap, _ range: Range<Int>, _ strictness: Strictness) -> Bool {
    switch gap {
    case .elision: allowsElision(range, strictness)
    case .bracket(let words): allowsBracket(words, range, strictness)
    }
  }

  private func allowsElision(_ range: Range<Int>, _ strictness: Strictness) -> Bool {
    if strictness == .allowsDistance { return true }
    guard scope(at: range.lowerBound - 1) == scope(at: range.upperBound) else { return false }
    return strictness == .allowsNegation || !hasNegation(range)
  }

  private func allowsBracket(
    _ words: [UInt8], _ range: Range<Int>, _ strictness: Strictness
  ) -> Bool {
    let replaced = normal.bytes[range]
    // A bracket of the page's own is text, and so no bracket of an author's may stand for it.
    guard !replaced.contains(0), !replaced.contains(0x5B), !replaced.contains(0x5D),
      Wording(replaced).count(upTo: Self.longestReplaced + 1) <= Self.longestReplaced
    else { return false }
    return strictness != .full || !alters(words, replaced)
  }

  /// Whether a bracket takes away or brings in a negation, or puts one number for another.
  private func alters(_ words: [UInt8], _ replaced: ArraySlice<UInt8>) -> Bool {
    let (new, old) = (Wording(ProseNormaliser.normalised(words).bytes[...]), Wording(replaced))
    if new.hasNegation != old.hasNegation { return true }
    return !new.numbers.isEmpty && !old.numbers.isEmpty && new.numbers != old.numbers
  }

  /// Whether a negation begins within a stretch of the page.
  func hasNegation(_ range: Range<Int>) -> Bool {
    var (low, high) = (0, negations.count)
    while low < high {
      let middle = (low + high) / 2
      if negations[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < negations.count && negations[low] < range.upperBound
  }

  private func scope(at place: Int) -> Int { page.scopes[block(at: place)] }

  /// The index of the page's block that a place of the normalised text belongs to.
  func block(at place: Int) -> Int {
    page.block(at: normal.units[normal.unit(at: place)].origin.lowerBound)
  }
}
