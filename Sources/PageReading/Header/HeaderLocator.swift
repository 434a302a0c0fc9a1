/// Finds the header comment among what a stored copy may put before it: a byte order mark, front
/// matter, a comment of its own, plain lines. It never looks behind the first heading or fence.
struct HeaderLocator {
  let bytes: [UInt8]

  /// Where the first comment that opens a JSON object begins.
  func commentStart() throws(HeaderFault) -> Int? {
    var index = behindFrontMatter(behindByteOrderMark)
    while index < bytes.count {
      let line = bytes[index..<lineEnd(index)]
      // Markdown takes four spaces for code.
      let indent = min(3, line.prefix { $0 == .space }.count)
      let content = line.dropFirst(indent)
      if content.starts(with: "<!--".utf8) {
        if holdsObject(content.startIndex) { return content.startIndex }
        index = try behindComment(content.startIndex)
      } else if beginsBody(content) {
        return nil
      }
      index = min(bytes.count, lineEnd(index) + 1)
    }
    return nil
  }

  private var behindByteOrderMark: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  private func lineEnd(_ index: Int) -> Int {
    bytes[index...].firstIndex(of: .newline) ?? bytes.count
  }

  /// Front matter only ever stands first, between two lines of three hyphens.
  private func behindFrontMatter(_ start: Int) -> Int {
    guard isRule(bytes[start..<lineEnd(start)]) else { return start }
    var index = lineEnd(start) + 1
    while index < bytes.count {
      let end = lineEnd(index)
      if isRule(bytes[index..<end]) { return min(bytes.count, end + 1) }
      index = end + 1
    }
    return start
  }

  private func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "---".utf8) && line.dropFirst(3).allSatisfy(\.isJSONSpace)
  }

  private func holdsObject(_ start: Int) -> Bool {
    bytes[(start + 4)...].first { !$0.isJSONSpace } == UInt8(ascii: "{")
  }

  private func behindComment(_ start: Int) throws(HeaderFault) -> Int {
    var index = start + 4
    while let hyphen = bytes[index...].firstIndex(of: UInt8(ascii: "-")) {
      if bytes[hyphen...].starts(with: "-->".utf8) { return hyphen + 3 }
      index = hyphen + 1
    }
    throw HeaderFault(.truncated, "a comment that begins here has no end", at: start)
  }

  private func beginsBody(_ line: ArraySlice<UInt8>) -> Bool {
    let marks = line.prefix { $0 == UInt8(ascii: "#") }.count
    if (1...6).contains(marks) {
      return line.dropFirst(marks).first?.isJSONSpace ?? true
    }
    if !line.isEmpty, line.allSatisfy({ $0 == UInt8(ascii: "=") || $0.isJSONSpace }) {
      return line.first == UInt8(ascii: "=")
    }
    return line.starts(with: "```".utf8) || line.starts(with: "~~~".utf8)
  }
}
