import YAMLReading

/// The lines of a text as bytes, found by the positions that the YAML reader gives.
struct TextLines {
  let bytes: [UInt8]
  /// Where each line begins.
  private let starts: [Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : nil
      if byte == 0x0A || byte == 0x0D && next != 0x0A { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The offset of a position in bytes.
  func offset(of position: YAMLPosition) -> Int {
    var offset = starts[min(position.line, starts.count) - 1]
    for _ in 1..<max(position.column, 1) where offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  /// Where the line with the given number ends, its line ending included.
  func end(ofLine number: Int) -> Int { number < starts.count ? starts[number] : bytes.count }

  /// How the lines end: as the first one does.
  var ending: [UInt8] {
    guard starts.count > 1 else { return [0x0A] }
    return Array(bytes[..<starts[1]].suffix(2).drop { $0 != 0x0A && $0 != 0x0D })
  }

  /// The change that puts whole lines behind the line with the given number.
  func insertion(of lines: [String], afterLine number: Int) -> TextEdit {
    let offset = end(ofLine: number)
    let isTerminated = offset > 0 && [0x0A, 0x0D].contains(bytes[offset - 1])
    let added = lines.flatMap { isTerminated ? Array($0.utf8) + ending : ending + Array($0.utf8) }
    return TextEdit(range: offset..<offset, replacement: added)
  }
}

/// A change of a text: bytes of a range replaced by others.
struct TextEdit {
  var range: Range<Int>
  var replacement: [UInt8]

  /// The text after all changes; they must not overlap.
  static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> String {
    var result = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(edit.range, with: edit.replacement)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
