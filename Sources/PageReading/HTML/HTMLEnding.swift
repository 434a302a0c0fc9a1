/// Tells an HTML text that ends from one whose transfer was cut.
struct HTMLEnding {
  let source: [UInt8]

  /// Whether the text ends within a tag or a comment, or opens `html` and never closes it.
  var isCut: Bool { isWithinTag || hasOpenDocument }

  private var isWithinTag: Bool {
    guard let tag = source.lastIndex(of: UInt8(ascii: "<")), tag + 1 < source.count else {
      return source.last == UInt8(ascii: "<")
    }
    guard source[tag...].lastIndex(of: UInt8(ascii: ">")) == nil else { return false }
    let next = source[tag + 1]
    return next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
      || (0x61...0x7A).contains(next | 0x20)
  }

  private var hasOpenDocument: Bool {
    let head = String(decoding: source.prefix(4096), as: UTF8.self).lowercased()
    let tail = String(decoding: source.suffix(4096), as: UTF8.self).lowercased()
    return head.contains("<html") && !tail.contains("</html")
  }
}
