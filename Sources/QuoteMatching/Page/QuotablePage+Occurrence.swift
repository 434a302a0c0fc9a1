import PageReading

extension QuotablePage {
  /// The place of a quotation whose pieces are the given stretches of rendered text, in order.
  package func occurrence(of pieces: [Range<Int>]) -> Occurrence {
    let sources = pieces.map(source)
    let start = sources.first?.lowerBound ?? 0
    let (line, column) = position(of: start)
    return Occurrence(
      bytes: start..<max(start, sources.last?.upperBound ?? start), pieces: sources,
      rendered: (pieces.first?.lowerBound ?? 0)..<(pieces.last?.upperBound ?? 0), line: line,
      column: column,
      heading: pieces.first.flatMap { page.blocks[block(at: $0.lowerBound)].heading },
      sentence: sentences(of: pieces))
  }

  /// The whole sentence or sentences around a stretch of rendered text within one block, however
  /// long they are.
  package func sentence(around range: Range<Int>) -> Range<Int> {
    SentenceContext(page: self).sentence(around: range, reach: rendered.count)
  }

  private func sentences(of pieces: [Range<Int>]) -> String {
    var ranges: [Range<Int>] = []
    for piece in pieces {
      let sentence = SentenceContext(page: self).sentence(around: piece)
      if sentence != ranges.last { ranges.append(sentence) }
    }
    return ranges.map(string).joined(separator: " … ")
  }
}
