import PageReading

extension QuotablePage {
  /// The index of the block that holds a place of the rendered text.
  func block(at place: Int) -> Int {
    var low = 0
    var high = blockStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if blockStarts[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of the source that a stretch of rendered text within one block came from.
  func source(of range: Range<Int>) -> Range<Int> {
    let block = block(at: range.lowerBound)
    let text = page.blocks[block].text
    let start = range.lowerBound - blockStarts[block]
    let end = range.upperBound - blockStarts[block]
    let first = text.sourceRange(at: start).lowerBound
    return first..<max(first, text.sourceRange(at: max(start, end - 1)).upperBound)
  }

  /// Whether a stretch of rendered text overlaps markup of some kind.
  func overlaps(_ range: Range<Int>, _ isKind: (MappedText.Mark.Kind) -> Bool) -> Bool {
    let block = block(at: range.lowerBound)
    let start = blockStarts[block]
    return page.blocks[block].text.marks.contains {
      isKind($0.kind) && $0.range.lowerBound + start < range.upperBound
        && range.lowerBound < $0.range.upperBound + start
    }
  }

  /// The text of a stretch of the rendered text.
  func string(_ range: Range<Int>) -> String {
    String(decoding: rendered[range], as: UTF8.self)
  }
}

extension MappedText {
  /// The bytes of the source that one byte of rendered text came from.
  func sourceRange(at place: Int) -> Range<Int> {
    guard let run = run(at: place) else { return 0..<0 }
    guard run.verbatim else { return run.origin }
    let origin = run.origin.lowerBound + (place - run.start)
    return origin..<(origin + 1)
  }

  private func run(at place: Int) -> Run? {
    guard !runs.isEmpty else { return nil }
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= place { low = middle } else { high = middle }
    }
    return runs[low]
  }
}
