/// The cells of a table's row, as ranges of its line.
enum RowCells {
  /// Splits at each `|` that no backslash precedes; an outer `|` bounds no empty cell, and white
  /// space around a cell is not of it.
  static func ranges(in source: [UInt8], _ row: Range<Int>) -> [Range<Int>] {
    let row = trimmed(row, in: source)
    guard !row.isEmpty else { return [] }
    var start = source[row.lowerBound] == UInt8(ascii: "|") ? row.lowerBound + 1 : row.lowerBound
    var cells: [Range<Int>] = []
    var index = start
    while index < row.upperBound {
      if source[index] == UInt8(ascii: "|") {
        cells.append(trimmed(start..<index, in: source))
        start = index + 1
      } else if source[index] == UInt8(ascii: "\\"), index + 1 < row.upperBound,
        source[index + 1] == UInt8(ascii: "|")
      {
        index += 1
      }
      index += 1
    }
    if start < row.upperBound { cells.append(trimmed(start..<row.upperBound, in: source)) }
    return cells
  }

  private static func trimmed(_ range: Range<Int>, in source: [UInt8]) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, isWhiteSpace(source[low]) { low += 1 }
    while low < high, isWhiteSpace(source[high - 1]) { high -= 1 }
    return low..<high
  }

  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
