/// Words of someone else in an article.
package struct ArticleQuotation: Equatable, Sendable {
  /// How they are marked as someone else's.
  package enum Form: Equatable, Sendable {
    /// Set off as a block.
    case block
    /// By quotation marks; `isSingle` where these are single ones.
    case inline(isSingle: Bool)
  }

  /// A stretch of a block's text, without the marks around it.
  package struct Part: Equatable, Sendable {
    package var block: Int
    package var range: Range<Int>
    package var text: String
  }

  /// How they are marked.
  package var form: Form
  /// The words, one part a paragraph.
  package var parts: [Part]
  /// The block of the line that says whose they are.
  package var attribution: Int?
  /// Quotations within it, which are part of its words.
  package var inner: [Part] = []
}

/// A block whose quotation marks do not pair.
package struct UnpairedMark: Equatable, Sendable {
  package var block: Int
  /// The mark without its other half, in the block's text.
  package var range: Range<Int>
  package var mark: String
}

/// What a mark that is no quotation mark was taken for.
package enum SkippedMark: String, CaseIterable, Sendable {
  case apostrophe
  /// `5"`, `6'2"`.
  case inch
  /// Within code.
  case code
  /// A single mark that could close at several places.
  case uncertain
}

/// What was found of quotations in an article's blocks.
struct QuotationReading {
  var quotations: [ArticleQuotation] = []
  var unpaired: [UnpairedMark] = []
  var skipped: [SkippedMark: Int] = [:]

  init(of blocks: [ArticleBlock]) {
    var chain = QuotationChain(blocks: blocks)
    for index in blocks.indices { chain.take(index) }
    chain.finish()
    quotations = chain.quotations + BlockQuotations.quotations(in: blocks)
    quotations.sort { Self.key($0) < Self.key($1) }
    unpaired = chain.unpaired
    skipped = chain.skipped
  }

  private static func key(_ quotation: ArticleQuotation) -> (Int, Int) {
    guard let first = quotation.parts.first else { return (0, 0) }
    return (first.block, first.range.lowerBound)
  }
}
