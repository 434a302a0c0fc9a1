/// Bounds how many containers may begin in one line: cmark visits every open one for each line, so
/// that a hundred thousand would cost as many steps for each blank line behind them.
enum NestingBound {
  private static let most = 64

  /// The markers beyond the bound at the line's beginning, or `nil` where it keeps to it.
  static func excess(in source: [UInt8], lineStart: Int) -> Range<Int>? {
    var position = lineStart
    var (count, start) = (0, 0)
    while let end = endOfMarker(in: source, at: position) {
      count += 1
      if count == most { start = end }
      position = end
    }
    return count > most ? start..<position : nil
  }

  /// `>`, or a bullet or number that white space follows, with the blanks around it.
  private static func endOfMarker(in source: [UInt8], at start: Int) -> Int? {
    var end = afterBlanks(source, start)
    guard end < source.count else { return nil }
    if source[end] == UInt8(ascii: ">") { return end + 1 }
    while end < source.count, (0x30...0x39).contains(source[end]) { end += 1 }
    guard end + 1 < source.count, "-+*.)".utf8.contains(source[end]) else { return nil }
    return source[end + 1] == 0x20 || source[end + 1] == 0x09 ? end + 1 : nil
  }

  private static func afterBlanks(_ source: [UInt8], _ start: Int) -> Int {
    var end = start
    while end < source.count, source[end] == 0x20 || source[end] == 0x09 { end += 1 }
    return end
  }
}
