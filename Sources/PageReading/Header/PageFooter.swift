extension PageText {
  /// The index of the block that holds the site's copyright line: the last, below a rule.
  ///
  /// It is no part of the page; its year changes on every page each January.
  package var footer: Int? {
    guard let last = blocks.indices.last else { return nil }
    let block = blocks[last]
    guard block.kind == .paragraph, block.containers.isEmpty, isCopyright(block.text.utf8),
      isBelowRule(block)
    else { return nil }
    return last
  }

  /// `Copyright © 2026 …`, of any year and holder.
  private func isCopyright(_ bytes: [UInt8]) -> Bool {
    let start = Array("Copyright © ".utf8)
    guard bytes.starts(with: start) else { return false }
    let year = bytes[start.count...].prefix { $0 &- 0x30 < 10 }
    return year.count == 4 && bytes[year.endIndex...].starts(with: " ".utf8)
  }

  private func isBelowRule(_ block: TextBlock) -> Bool {
    let above = source[..<min(block.sourceRange.lowerBound, source.count)]
    let line = above.reversed().drop(while: \.isASCIISpace).prefix { $0 != UInt8(ascii: "\n") }
    return Array(line) == Array("---".utf8)
  }
}
