import PageReading

extension QuotablePage {
  /// The index of the block that holds a place of the rendered text.
  package func block(at place: Int) -> Int {
    var low = 0
    var high = blocks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if blocks[middle].start <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// Where a block's text stands in the rendered text, an aside's label in front of it included.
  package func range(ofBlock index: Int) -> Range<Int> { blocks[index].start..<blocks[index].end }

  /// Where a block's own text begins in the rendered text.
  package func textStart(ofBlock index: Int) -> Int { blocks[index].textStart }

  /// The bytes of the source that a stretch of rendered text came from.
  package func source(of range: Range<Int>) -> Range<Int> {
    let start = source(ofByteAt: range.lowerBound).lowerBound
    let end = source(ofByteAt: max(range.lowerBound, range.upperBound - 1)).upperBound
    return start..<max(start, end)
  }

  private func source(ofByteAt place: Int) -> Range<Int> {
    let index = block(at: place)
    let start = blocks[index].textStart
    guard place >= start else { return blocks[index].labelSource }
    let text = page.blocks[index].text
    guard place - start < text.utf8.count else { return text.origin(of: 0..<text.utf8.count) }
    return text.origin(of: (place - start)..<(place - start + 1))
  }

  /// Whether a stretch of rendered text overlaps markup of some kind.
  func overlaps(_ range: Range<Int>, _ isKind: (MappedText.Mark.Kind) -> Bool) -> Bool {
    let index = block(at: range.lowerBound)
    let start = blocks[index].textStart
    return page.blocks[index].text.marks.contains {
      isKind($0.kind) && $0.range.lowerBound + start < range.upperBound
        && range.lowerBound < $0.range.upperBound + start
    }
  }

  /// The line and the column of a byte of the source. A byte order mark takes no column.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let position = lines.position(of: offset)
    let hasMark = position.line == 1 && page.source.starts(with: [0xEF, 0xBB, 0xBF])
    return (position.line, hasMark ? max(1, position.column - 1) : position.column)
  }

  /// The text of a stretch of the rendered text.
  package func string(_ range: Range<Int>) -> String {
    String(decoding: rendered[range], as: UTF8.self)
  }
}
