/// Pairs the quotation marks of one block.
struct QuotePairing {
  /// A pair of marks.
  struct Pair: Equatable {
    var family: QuoteSign.Family
    /// The words between the marks.
    var words: Range<Int>
    /// The index of the pair around it.
    var outer: Int?
    /// The opening mark.
    var opening: Range<Int>
    /// Whether the closing mark is there; not so where a paragraph ends first.
    var isClosed = true
  }

  private(set) var pairs: [Pair] = []
  /// The first mark without its other half.
  private(set) var unpaired: QuoteSign?
  private(set) var skipped: [SkippedMark: Int] = [:]
  /// The only open pair at the end of the block, where nothing else is wrong with it.
  private(set) var openAtEnd: Int?
  private var open: [Int] = []
  private let signs: [QuoteSign]

  init(_ signs: [QuoteSign], end: Int) {
    self.signs = signs
    for index in signs.indices { take(index) }
    finish(end)
  }

  private mutating func take(_ index: Int) {
    let sign = signs[index]
    switch sign.scalar {
    case "“": closes(.low, sign) ? close(sign) : open(.curly, sign)
    case "”": closes(.curly, sign) || closes(.low, sign) ? close(sign) : stray(sign)
    case "„": open(.low, sign)
    case "«": closes(.reversedGuillemet, sign) ? close(sign) : open(.guillemet, sign)
    case "»": closes(.guillemet, sign) ? close(sign) : open(.reversedGuillemet, sign)
    case "「": open(.corner, sign)
    case "『": open(.whiteCorner, sign)
    case "」": closes(.corner, sign) ? close(sign) : stray(sign)
    case "』": closes(.whiteCorner, sign) ? close(sign) : stray(sign)
    case "\"": takeStraight(sign)
    default: takeSingle(index)
    }
  }

  private mutating func takeStraight(_ sign: QuoteSign) {
    if isOpen(.straight) {
      if sign.before.isBlank && !sign.after.isBlank { stray(sign) }
      return closes(.straight, sign) ? close(sign) : stray(sign)
    }
    if sign.canOpen { return open(.straight, sign) }
    if sign.before.isDigit { return skip(.inch) }
    stray(sign)
  }

  private mutating func takeSingle(_ index: Int) {
    let sign = signs[index]
    let family: QuoteSign.Family = sign.scalar == "'" ? .straightSingle : .single
    if sign.isWithinWord { return skip(.apostrophe) }
    if sign.scalar != "‘", sign.canClose, closes(family, sign) { return close(sign) }
    guard sign.scalar != "’", sign.canOpen, sign.after.isWord else {
      return skip(sign.before.isDigit ? .inch : .apostrophe)
    }
    switch closers(after: index) {
    case 0: skip(.apostrophe)
    case 1: open(family, sign)
    default: skip(.uncertain)
    }
  }

  /// How many marks up to the next opening one could close a single quotation, at most two.
  private func closers(after index: Int) -> Int {
    var count = 0
    for sign in signs[(index + 1)...] where ["'", "’", "‘"].contains(sign.scalar) {
      if sign.isWithinWord { continue }
      if sign.scalar != "’", sign.canOpen, sign.after.isWord { break }
      if sign.canClose { count += 1 }
      if count == 2 { break }
    }
    return count
  }

  private func isOpen(_ family: QuoteSign.Family) -> Bool {
    open.contains { pairs[$0].family == family }
  }

  /// Whether the mark closes the innermost open pair, single marks that proved none left aside.
  private mutating func closes(_ family: QuoteSign.Family, _ sign: QuoteSign) -> Bool {
    if !family.isSingle {
      while let last = open.last, pairs[last].family.isSingle {
        open.removeLast()
        pairs[last].words = 0..<0
      }
    }
    return open.last.map { pairs[$0].family == family } ?? false
  }

  private mutating func open(_ family: QuoteSign.Family, _ sign: QuoteSign) {
    guard open.count < 16 else { return stray(sign) }
    let start = sign.range.upperBound
    pairs.append(
      Pair(family: family, words: start..<start, outer: open.last, opening: sign.range))
    open.append(pairs.count - 1)
  }

  private mutating func close(_ sign: QuoteSign) {
    guard let last = open.popLast() else { return }
    pairs[last].words = pairs[last].words.lowerBound..<sign.range.lowerBound
  }

  private mutating func stray(_ sign: QuoteSign) { unpaired = unpaired ?? sign }

  private mutating func skip(_ mark: SkippedMark) { skipped[mark, default: 0] += 1 }

  private mutating func finish(_ end: Int) {
    _ = closes(.straight, QuoteSign(scalar: "\"", range: 0..<0, before: " ", after: " "))
    for index in open {
      pairs[index].words = pairs[index].words.lowerBound..<end
      pairs[index].isClosed = false
    }
    if open.count == 1, unpaired == nil { openAtEnd = open.first }
    guard let first = open.first, unpaired == nil else { return }
    unpaired = signs.first { $0.range == pairs[first].opening }
  }
}
