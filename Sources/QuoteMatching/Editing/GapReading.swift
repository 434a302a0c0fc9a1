/// Reads off a page what a quotation leaves out, replaces or adds at its marks.
struct GapReading {
  private let search: VariantSearch

  init(_ search: VariantSearch) { self.search = search }

  /// The page's words at each mark of a chain of pieces.
  func alterations(_ chain: PieceChain) -> [Alteration] {
    ranges(chain).map { gap, range in
      switch gap {
      case .elision: Alteration(kind: .elision, page: words(range), quote: "…")
      case .bracket(let words):
        Alteration(
          kind: .bracket, page: self.words(range),
          quote: "[" + String(decoding: words, as: UTF8.self) + "]")
      }
    }
  }

  /// Each mark within a chain, and the stretch of normalised text that it stands for.
  func ranges(_ chain: PieceChain) -> [(QuotePattern.Gap, Range<Int>)] {
    let pattern = search.variant.pattern
    guard let first = chain.pieces.first, let last = chain.pieces.last else { return [] }
    var ranges: [(QuotePattern.Gap, Range<Int>)] = []
    let clause = ClauseBounds(search.normal)
    if case .bracket? = pattern.leading, let gap = pattern.leading {
      ranges.append((gap, clause.start(of: first)..<first.lowerBound))
    }
    for (index, gap) in pattern.gaps.enumerated() {
      ranges.append((gap, chain.pieces[index].upperBound..<chain.pieces[index + 1].lowerBound))
    }
    if case .bracket? = pattern.trailing, let gap = pattern.trailing {
      ranges.append((gap, last.upperBound..<clause.end(of: last)))
    }
    return ranges
  }

  private func words(_ range: Range<Int>) -> String {
    let bytes = search.normal.bytes[range].map { $0 == 0 ? 0x20 : $0 }
    return ProseNormaliser.normalised(bytes).bytes.isEmpty
      ? "" : String(decoding: trimmed(bytes), as: UTF8.self)
  }

  private func trimmed(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    let start = bytes.firstIndex { $0 != 0x20 } ?? bytes.endIndex
    let end = bytes.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? start
    return bytes[start..<max(start, end)]
  }
}
