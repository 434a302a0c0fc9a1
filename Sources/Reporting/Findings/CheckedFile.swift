/// A file that findings speak of, with its bytes: formats count columns each in its own way.
package struct CheckedFile: Sendable {
  /// The path as the findings name it.
  package var path: String
  private let bytes: [UInt8]
  /// Where each line begins, the first at 0.
  private let starts: [Int]

  /// The file at that path.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    self.starts = starts
  }

  /// The column in UTF-8 bytes, from 1, of a column in Unicode scalars; the same number where the
  /// line is not there.
  func byteColumn(line: Int, scalarColumn: Int) -> Int {
    guard starts.indices.contains(line - 1) else { return scalarColumn }
    var place = starts[line - 1]
    var left = scalarColumn - 1
    while left > 0, place < bytes.endIndex, bytes[place] != UInt8(ascii: "\n") {
      place += 1
      while place < bytes.endIndex, bytes[place] & 0xC0 == 0x80 { place += 1 }
      left -= 1
    }
    return place - starts[line - 1] + 1 + left
  }
}
