import PageReading

/// Makes a quotation of each block quote.
enum BlockQuotations {
  static func quotations(in blocks: [ArticleBlock]) -> [ArticleQuotation] {
    var quotations: [ArticleQuotation] = []
    var last: Int?
    for (index, block) in blocks.enumerated() {
      guard let quote = block.quote else { continue }
      if block.kind == .attribution {
        if !quotations.isEmpty, last == quote {
          quotations[quotations.count - 1].attribution = index
        }
      } else if block.kind == .blockQuote {
        let part = part(of: block, at: index)
        if last == quote {
          quotations[quotations.count - 1].parts.append(part)
        } else {
          quotations.append(ArticleQuotation(form: .block, parts: [part]))
        }
        last = quote
      }
    }
    return quotations
  }

  /// The block's words, without marks around the whole.
  private static func part(of block: ArticleBlock, at index: Int) -> ArticleQuotation.Part {
    var range = block.text.utf8.trimmed(0..<block.text.utf8.count)
    let signs = QuoteSignScanner(block.text).signs
    let pairing = QuotePairing(signs, end: block.text.utf8.count)
    if pairing.unpaired == nil, let first = pairing.pairs.first,
      first.opening.lowerBound == range.lowerBound,
      signs.last?.range.upperBound == range.upperBound,
      first.words.upperBound == signs.last?.range.lowerBound
    {
      range = block.text.utf8.trimmed(first.words)
    }
    return .init(block: index, range: range, text: block.string(range))
  }
}
