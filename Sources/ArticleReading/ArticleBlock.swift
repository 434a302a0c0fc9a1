import PageReading

/// A block of an article: the unit that no sentence and no pair of quotation marks crosses.
package struct ArticleBlock: Sendable {
  /// What a block is to the article.
  package enum Kind: Equatable, Sendable {
    case heading(level: Int)
    case paragraph
    case listItem
    case tableCell
    /// Words of someone else, set off from the author's own.
    case blockQuote
    /// The line that says whose words the block quote before it has.
    case attribution
    case caption
    case footnote(label: String)
    case code(language: String?)
    /// Comment lines of the code block at an index, their marks taken off.
    case codeComment(ofBlock: Int)
  }

  /// What the block is.
  package var kind: Kind
  /// The rendered words and their way back to the file's bytes.
  package var text: MappedText
  /// The bytes of the file that the block's lines take.
  package var sourceRange: Range<Int>
  /// The index of the nearest heading's block above; `nil` before the first.
  package var heading: Int?
  /// The number of the block quote that the block is part of.
  package var quote: Int?
  /// Whether a line says whose words the block quote has that the block is part of.
  package var isAttributed = false
  /// The stretches of `text.utf8` that are sentences; none in code.
  package var sentences: [Range<Int>] = []
  /// The links in the block, bare addresses among them.
  package var links: [ArticleLink] = []

  package init(
    kind: Kind, text: MappedText, sourceRange: Range<Int>, quote: Int? = nil
  ) {
    self.kind = kind
    self.text = text
    self.sourceRange = sourceRange
    self.quote = quote
  }

  /// Whether the block holds code itself.
  package var isCode: Bool {
    if case .code = kind { true } else { false }
  }

  /// Whether the block is a heading.
  package var isHeading: Bool {
    if case .heading = kind { true } else { false }
  }

  /// Whether the words are the author's own: neither code nor quoted nor an attribution.
  package var isAuthorsOwn: Bool { !isCode && kind != .blockQuote && kind != .attribution }

  /// The words of a stretch of the text.
  package func string(_ range: Range<Int>) -> String {
    String(decoding: text.utf8[range], as: UTF8.self)
  }

  /// The index of the sentence that holds a place of the text, or the last one before it.
  package func sentence(at offset: Int) -> Int? {
    sentences.lastIndex { $0.lowerBound <= offset }
  }
}

/// A link or a bare address in an article.
package struct ArticleLink: Equatable, Sendable {
  /// Where it leads, as written.
  package var target: String
  /// The stretch of its block's text that it covers.
  package var range: Range<Int>
}
