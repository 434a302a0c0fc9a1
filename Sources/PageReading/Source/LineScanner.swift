/// Reads a line from its left by columns, where a tab reaches to the next multiple of four.
struct LineScanner {
  private let bytes: [UInt8]
  private(set) var position: Int
  /// Columns passed, from 0; it may stand within a tab.
  private(set) var column = 0

  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The byte at the position; a line feed at the end of the text.
  var next: UInt8 { position < bytes.count ? bytes[position] : 0x0A }

  /// How many columns of white space follow.
  var indent: Int {
    var ahead = self
    ahead.skipBlanks()
    return ahead.column - column
  }

  mutating func skipBlanks() { skip(columns: Int.max - column) }

  /// Passes white space up to that many columns wide.
  mutating func skip(columns count: Int) {
    let target = column + count
    while column < target, next == 0x20 || next == 0x09 {
      let end = next == 0x20 ? column + 1 : (column / 4 + 1) * 4
      guard end <= target else { return column = target }
      column = end
      position += 1
    }
  }

  /// Passes bytes that are one column wide each.
  mutating func pass(_ count: Int) {
    position += count
    column += count
  }
}
