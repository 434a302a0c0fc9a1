/// A way to read a quotation's text: as it stands, or with its Markdown taken off.
struct QuoteReading: Sendable {
  let bytes: [UInt8]
  /// The form that running text is searched for.
  let prose: NormalText
  /// The form that code blocks are searched for.
  let code: NormalText
  /// The stretches of `bytes` that the quotation emphasises.
  let emphases: [Range<Int>]
  /// Whether Markdown was taken off.
  let isStripped: Bool

  init(_ bytes: [UInt8], emphases: [Range<Int>] = [], isStripped: Bool = false) {
    self.bytes = bytes
    self.emphases = emphases
    self.isStripped = isStripped
    prose = ProseNormaliser.normalised(bytes)
    code = CodeNormaliser.normalised(bytes)
  }

  /// The normalised form for running text or for code.
  func normal(_ form: TextForm) -> NormalText {
    switch form {
    case .prose: prose
    case .code: code
    }
  }
}

/// The two kinds of text of a page, which have different rules for white space.
enum TextForm: CaseIterable, Sendable {
  case prose
  case code
}

extension QuotablePage {
  /// The page's text of one kind in normalised form.
  func normal(_ form: TextForm) -> NormalText {
    switch form {
    case .prose: prose
    case .code: code
    }
  }
}
