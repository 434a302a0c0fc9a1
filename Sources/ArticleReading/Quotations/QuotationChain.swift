import PageReading

/// Collects the inline quotations of blocks, those that go on over several paragraphs among them.
struct QuotationChain {
  private(set) var quotations: [ArticleQuotation] = []
  private(set) var unpaired: [UnpairedMark] = []
  private(set) var skipped: [SkippedMark: Int] = [:]
  private let blocks: [ArticleBlock]
  /// A quotation that no mark has closed yet, with the mark that would stand without its half.
  private var open: (quotation: ArticleQuotation, family: QuoteSign.Family, mark: UnpairedMark)?

  init(blocks: [ArticleBlock]) { self.blocks = blocks }

  mutating func take(_ index: Int) {
    let block = blocks[index]
    guard block.isAuthorsOwn || block.kind == .blockQuote && !block.isAttributed else {
      if !block.isCode { finish() }
      return
    }
    let scanner = QuoteSignScanner(block.text)
    skipped[.code, default: 0] += scanner.skippedInCode
    let pairing = QuotePairing(scanner.signs, end: block.text.utf8.count)
    for (mark, count) in pairing.skipped { skipped[mark, default: 0] += count }
    take(pairing, of: index)
  }

  private mutating func take(_ pairing: QuotePairing, of index: Int) {
    let goesOn = open != nil && continues(pairing, at: index)
    if open != nil, !goesOn { finish() }
    if let sign = pairing.unpaired, pairing.openAtEnd == nil {
      finish()
      return unpaired.append(mark(sign.range, in: index))
    }
    let inner = Dictionary(grouping: pairing.pairs.filter { !$0.words.isEmpty }) { $0.outer ?? -1 }
    for (number, pair) in pairing.pairs.enumerated()
    where pair.outer == nil && !pair.words.isEmpty {
      if number == 0, goesOn {
        let words = part(pair.words, of: index)
        open?.quotation.parts.append(words)
        if pair.isClosed { complete() }
      } else if number == pairing.openAtEnd {
        open = (
          quotation(pair, inner[number] ?? [], of: index), pair.family,
          mark(pair.opening, in: index)
        )
      } else {
        quotations.append(quotation(pair, inner[number] ?? [], of: index))
      }
    }
  }

  /// Whether the block begins with the mark that the open quotation began with.
  private func continues(_ pairing: QuotePairing, at index: Int) -> Bool {
    guard let open, let first = pairing.pairs.first, first.opening.lowerBound == 0,
      pairing.unpaired == nil || pairing.openAtEnd == 0, index > 0,
      let last = open.quotation.parts.last, blocks[last.block].kind == blocks[index].kind
    else { return false }
    return first.family == open.family
  }

  /// Gives up a quotation that nothing closed, and with it the others of its block.
  mutating func finish() {
    guard let open else { return }
    while quotations.last?.parts.first?.block == open.mark.block { quotations.removeLast() }
    unpaired.append(open.mark)
    self.open = nil
  }

  private mutating func complete() {
    guard let open else { return }
    quotations.append(open.quotation)
    self.open = nil
  }

  private func quotation(
    _ pair: QuotePairing.Pair, _ inner: [QuotePairing.Pair], of index: Int
  ) -> ArticleQuotation {
    ArticleQuotation(
      form: .inline(isSingle: pair.family.isSingle), parts: [part(pair.words, of: index)],
      inner: inner.map { part($0.words, of: index) })
  }

  /// The words without blanks at their ends: `« … »`.
  private func part(_ range: Range<Int>, of index: Int) -> ArticleQuotation.Part {
    let trimmed = blocks[index].text.utf8.trimmed(range)
    return .init(block: index, range: trimmed, text: blocks[index].string(trimmed))
  }

  private func mark(_ range: Range<Int>, in index: Int) -> UnpairedMark {
    UnpairedMark(block: index, range: range, mark: blocks[index].string(range))
  }
}

extension [UInt8] {
  /// The range without ASCII white space and no-break spaces at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, let width = blankWidth(at: low) { low = Swift.min(high, low + width) }
    while low < high {
      if self[high - 1].isASCIISpace {
        high -= 1
      } else if let width = wideBlank(endingAt: high), high - width >= low {
        high -= width
      } else {
        break
      }
    }
    return low..<high
  }

  private func blankWidth(at place: Int) -> Int? {
    if self[place].isASCIISpace { return 1 }
    return Self.wideBlanks.first { self[place...].starts(with: $0) }?.count
  }

  private func wideBlank(endingAt place: Int) -> Int? {
    Self.wideBlanks.first { self[..<place].suffix($0.count).elementsEqual($0) }?.count
  }

  private static let wideBlanks =
    [[0xC2, 0xA0], [0xE2, 0x80, 0xAF], [0xE2, 0x80, 0x89]] as [[UInt8]]
}
