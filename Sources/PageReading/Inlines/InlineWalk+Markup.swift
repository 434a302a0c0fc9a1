import MarkupParsing

/// What opens and closes emphasis, links and images.
extension InlineWalk {
  mutating func passOpening(of kind: MarkdownTree.Kind) {
    switch kind {
    case .emphasis: pass(1, of: "*_")
    case .strong: pass(2, of: "*_")
    case .strikethrough: pass(2, of: "~")
    case .link where byte(position) == UInt8(ascii: "<"):
      isInAddress = true
      position += 1
    case .link: pass(1, of: "[")
    case .image:
      pass(1, of: "!")
      pass(1, of: "[")
    default: isAligned = false
    }
  }

  mutating func passClosing(of kind: MarkdownTree.Kind) {
    switch kind {
    case .emphasis: pass(1, of: "*_")
    case .strong: pass(2, of: "*_")
    case .strikethrough: pass(2, of: "~")
    case .link where isInAddress:
      isInAddress = false
      pass(1, of: ">")
    default:
      pass(1, of: "]")
      passTarget()
    }
  }

  private mutating func pass(_ count: Int, of marks: StaticString) {
    let mark = byte(position)
    let isMark = marks.withUTF8Buffer { $0.contains(mark) }
    guard isMark, run(of: mark, at: position) >= count else { return isAligned = false }
    position += count
  }

  /// `(target "title")` or `[label]`; a link by its own words has neither.
  private mutating func passTarget() {
    if let end = endOfInlineTarget(from: position) ?? endOfLabel(from: position) { position = end }
  }

  private func endOfInlineTarget(from start: Int) -> Int? {
    guard byte(start) == UInt8(ascii: "(") else { return nil }
    guard let target = endOfAddress(from: afterWhiteSpace(start + 1)) else { return nil }
    var end = afterWhiteSpace(target)
    if end > target { end = afterWhiteSpace(endOfTitle(from: end) ?? end) }
    return byte(end) == UInt8(ascii: ")") ? end + 1 : nil
  }

  private func endOfAddress(from start: Int) -> Int? {
    if byte(start) == UInt8(ascii: "<") {
      return end(from: start + 1, at: UInt8(ascii: ">"), refusing: [0x3C, 0x0A])
    }
    var (offset, depth) = (start, 0)
    while offset < content.bytes.count {
      let next = byte(offset)
      if next == UInt8(ascii: "\\"), isPunctuation(byte(offset + 1)) {
        offset += 1
      } else if next == UInt8(ascii: "(") {
        depth += 1
      } else if next == UInt8(ascii: ")") {
        if depth == 0 { return offset }
        depth -= 1
      } else if isWhiteSpace(next) {
        return offset > start ? offset : nil
      }
      offset += 1
    }
    return nil
  }

  private func endOfTitle(from start: Int) -> Int? {
    switch byte(start) {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      end(from: start + 1, at: byte(start), refusing: [])
    case UInt8(ascii: "("):
      end(from: start + 1, at: UInt8(ascii: ")"), refusing: [UInt8(ascii: "(")])
    default: nil
    }
  }

  private func endOfLabel(from start: Int) -> Int? {
    guard byte(start) == UInt8(ascii: "[") else { return nil }
    return end(from: start + 1, at: UInt8(ascii: "]"), refusing: [UInt8(ascii: "[")])
  }

  private func end(from start: Int, at closing: UInt8, refusing: [UInt8]) -> Int? {
    var offset = start
    while offset < content.bytes.count {
      let next = byte(offset)
      if next == closing { return offset + 1 }
      if refusing.contains(next) { return nil }
      offset += next == UInt8(ascii: "\\") && isPunctuation(byte(offset + 1)) ? 2 : 1
    }
    return nil
  }

  private func afterWhiteSpace(_ start: Int) -> Int {
    var offset = start
    while isWhiteSpace(byte(offset)) { offset += 1 }
    return offset
  }
}
