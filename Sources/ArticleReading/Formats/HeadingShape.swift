/// Whether a line that stands alone in a plain text is a heading.
enum HeadingShape {
  private static let longest = 100

  static func matches(_ line: [UInt8]) -> Bool {
    guard let last = line.last, line.count <= longest, !".:;,\"'".utf8.contains(last),
      !line.starts(with: "Apple, ".utf8), !line.starts(with: "— ".utf8)
    else { return false }
    return !line.contains(UInt8(ascii: "{")) && !hasSentenceEnd(line)
  }

  private static func hasSentenceEnd(_ line: [UInt8]) -> Bool {
    zip(line, line.dropFirst()).contains { $0 == UInt8(ascii: ".") && $1 == 0x20 }
  }
}
