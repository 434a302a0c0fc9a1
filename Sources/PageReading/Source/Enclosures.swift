/// The block quotes and list items around a block, and what they take from the left of its lines.
struct Enclosures {
  private enum Kind {
    case quote
    /// An item whose further lines are indented by `width` columns.
    case item(width: Int)
  }

  /// What an enclosure is and where its content begins in its first line.
  private struct Enclosure {
    let kind: Kind
    let line: Int
    let content: LineScanner
  }

  private let bytes: [UInt8]
  private let lines: LineIndex
  private var open: [Enclosure] = []

  init(_ bytes: [UInt8], lines: LineIndex) {
    self.bytes = bytes
    self.lines = lines
  }

  mutating func openQuote(line: Int) {
    var scanner = scanner(atContentOf: line)
    _ = passQuoteMark(&scanner)
    open.append(Enclosure(kind: .quote, line: line, content: scanner))
  }

  mutating func openItem(line: Int) {
    var scanner = scanner(atContentOf: line)
    let offset = scanner.indent
    scanner.skipBlanks()
    let marker = markerLength(at: scanner.position)
    scanner.pass(marker)
    let gap = scanner.indent
    var rest = scanner
    rest.skipBlanks()
    let isCode = gap > 4 || gap < 1 || rest.next == 0x0A || rest.next == 0x0D
    scanner.skip(columns: isCode ? 1 : gap)
    let width = offset + marker + (isCode ? 1 : gap)
    open.append(Enclosure(kind: .item(width: width), line: line, content: scanner))
  }

  mutating func close() { _ = open.popLast() }

  /// Where a line's own text begins, behind the enclosures' marks and its indentation.
  func contentStart(ofLine line: Int) -> Int {
    var scanner = scanner(atContentOf: line)
    scanner.skipBlanks()
    return scanner.position
  }

  /// A line that an enclosure does not mark is a lazy continuation: what is left of it is text.
  private func scanner(atContentOf line: Int) -> LineScanner {
    var scanner = LineScanner(bytes, from: lines.start(ofLine: line))
    for enclosure in open {
      if enclosure.line == line {
        scanner = enclosure.content
      } else if case .item(let width) = enclosure.kind {
        guard scanner.indent >= width else { return scanner }
        scanner.skip(columns: width)
      } else if !passQuoteMark(&scanner) {
        return scanner
      }
    }
    return scanner
  }

  private func passQuoteMark(_ scanner: inout LineScanner) -> Bool {
    var ahead = scanner
    ahead.skipBlanks()
    guard ahead.next == UInt8(ascii: ">"), ahead.column - scanner.column <= 3 else { return false }
    ahead.pass(1)
    ahead.skip(columns: 1)
    scanner = ahead
    return true
  }

  private func markerLength(at start: Int) -> Int {
    var end = start
    while end < bytes.count, (0x30...0x39).contains(bytes[end]) { end += 1 }
    return end - start + 1
  }
}
