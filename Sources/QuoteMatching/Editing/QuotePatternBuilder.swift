/// Builds a pattern from a quotation's text and those of its marks that are no text of the page.
struct QuotePatternBuilder {
  private(set) var pattern = QuotePattern()
  private let text: [UInt8]
  private var piece: [UInt8] = []
  private var pending: QuotePattern.Gap?

  init(_ source: [UInt8], marks: [QuoteMark], keepsCase: Bool) {
    text = source
    var place = 0
    for mark in marks {
      piece += text[place..<mark.range.lowerBound]
      take(mark, keepsCase: keepsCase)
      place = mark.range.upperBound
    }
    piece += text[place...]
    endPiece()
    pattern.trailing = pending
  }

  private mutating func take(_ mark: QuoteMark, keepsCase: Bool) {
    switch mark.kind {
    case .elision: add(.elision)
    case .bracket(let content): add(.bracket(Array(text[content])))
    case .sic:
      while piece.last == 0x20 { piece.removeLast() }
      pattern.alterations.append(Alteration(kind: .sic, page: "", quote: "[sic]"))
    case .letterCase(let other):
      let own = LetterCase.flipped(other) ?? other
      piece.append(keepsCase ? own : other)
      pattern.alterations.append(
        Alteration(
          kind: .letterCase, page: String(UnicodeScalar(keepsCase ? own : other)),
          quote: "[\(UnicodeScalar(own))]"))
    }
  }

  private mutating func add(_ gap: QuotePattern.Gap) {
    endPiece()
    pending = pending.map { Self.merged($0, gap) } ?? gap
  }

  private static func merged(_ left: QuotePattern.Gap, _ right: QuotePattern.Gap)
    -> QuotePattern.Gap
  {
    guard case .bracket(let first) = left, case .bracket(let second) = right else {
      return .elision
    }
    return .bracket(first + [0x20] + second)
  }

  /// Ends a piece; one that is mere punctuation beside a mark says nothing and is left out.
  private mutating func endPiece() {
    defer { piece = [] }
    if pending == .elision { dropStop() }
    guard !Self.isMerePunctuation(ProseNormaliser.normalised(piece).bytes) else { return }
    if pattern.pieces.isEmpty {
      pattern.leading = pending
    } else if let pending {
      pattern.gaps.append(pending)
    }
    pattern.pieces.append(piece)
    pending = nil
  }

  /// Drops a full stop right behind a mark, as in `….`: it belongs to what is left out.
  private mutating func dropStop() {
    guard piece.first == 0x2E, piece.count < 2 || WhiteSpace.isASCII(piece[1]) else { return }
    piece.removeFirst()
  }

  /// At most two marks that end a sentence, a bracket or a quotation; `?` and `!` say something.
  private static func isMerePunctuation(_ bytes: [UInt8]) -> Bool {
    let marks: [UInt8] = [0x2E, 0x2C, 0x3B, 0x3A, 0x22, 0x27, 0x29, 0x5D, 0x28, 0x5B]
    return bytes.count <= 2 && bytes.allSatisfy(marks.contains)
  }
}
