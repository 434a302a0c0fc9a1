/// Where a page's body begins: behind a byte order mark, front matter and the comment with DocC's
/// header.
struct PageBeginning {
  /// The offset of the body's first byte.
  let bodyStart: Int

  init(of source: [UInt8]) {
    if let header = try? HeaderReader().read(source) {
      bodyStart = header.bodyStart
      return
    }
    var position = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    position = Self.afterFrontMatter(source, position)
    while let end = Self.afterComment(source, position) { position = end }
    bodyStart = position
  }

  private static func afterFrontMatter(_ source: [UInt8], _ start: Int) -> Int {
    guard line(source, start) == Array("---".utf8) else { return start }
    var position = nextLine(source, start)
    while position < source.count {
      let text = line(source, position)
      position = nextLine(source, position)
      if text == Array("---".utf8) { return position }
    }
    return start
  }

  private static func afterComment(_ source: [UInt8], _ start: Int) -> Int? {
    var position = start
    while position < source.count, [0x20, 0x09, 0x0A, 0x0D].contains(source[position]) {
      position += 1
    }
    guard source[position...].starts(with: "<!--".utf8) else { return nil }
    position += 4
    while position + 2 < source.count {
      if source[position] == 0x2D, source[position + 1] == 0x2D, source[position + 2] == 0x3E {
        return position + 3
      }
      position += 1
    }
    return nil
  }

  private static func line(_ source: [UInt8], _ start: Int) -> [UInt8] {
    Array(source[start...].prefix(64).prefix { $0 != 0x0A && $0 != 0x0D })
  }

  private static func nextLine(_ source: [UInt8], _ start: Int) -> Int {
    guard let end = source[start...].firstIndex(of: 0x0A) else { return source.count }
    return end + 1
  }
}
