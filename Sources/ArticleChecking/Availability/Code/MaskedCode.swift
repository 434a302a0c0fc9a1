/// Swift code with its comments and strings blanked, byte for byte.
struct MaskedCode {
  private(set) var bytes: [UInt8]

  init(_ code: [UInt8]) {
    bytes = code
    var index = 0
    while index < code.count {
      if code[index...].starts(with: "//".utf8) {
        index = blank(from: index) { $0 == 0x0A }
      } else if code[index...].starts(with: "/*".utf8) {
        index = blankComment(from: index)
      } else if code[index] == UInt8(ascii: "\"") {
        index = blankString(from: index)
      } else {
        index += 1
      }
    }
  }

  private mutating func blank(from start: Int, until isEnd: (UInt8) -> Bool) -> Int {
    var index = start
    while index < bytes.count, !isEnd(bytes[index]) {
      bytes[index] = 0x20
      index += 1
    }
    return index
  }

  private mutating func blankComment(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let isEnd = bytes[index...].starts(with: "*/".utf8)
      if bytes[index] != 0x0A { bytes[index] = 0x20 }
      index += 1
      if isEnd {
        bytes[index] = 0x20
        return index + 1
      }
    }
    return index
  }

  /// A string ends at its mark, or with the line where that is missing.
  private mutating func blankString(from start: Int) -> Int {
    let mark = bytes[start...].starts(with: "\"\"\"".utf8) ? 3 : 1
    var index = start + mark
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if mark == 1, bytes[index] == 0x0A { break }
      if bytes[index...].starts(with: repeatElement(UInt8(ascii: "\""), count: mark)) {
        index += mark
        break
      }
      index += 1
    }
    let end = min(index, bytes.count)
    for place in start..<end where bytes[place] != 0x0A { bytes[place] = 0x20 }
    return max(end, start + 1)
  }
}
