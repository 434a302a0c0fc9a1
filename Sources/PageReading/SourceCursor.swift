/// Walks a page's bytes beside the words that the Markdown parser made of them, and says which
/// bytes each word came from.
///
/// cmark's own inline columns are wrong in paragraphs of several lines, so the words are found
/// again: what may stand between two of them is markup, and of that only a few forms exist.
struct SourceCursor {
  let source: [UInt8]
  private(set) var position: Int
  /// The end of the block being walked.
  var limit: Int

  init(_ source: [UInt8]) {
    self.source = source
    position = 0
    limit = source.count
  }

  /// Moves to a block's first byte and bounds the walk by its end; never moves back.
  mutating func enter(from start: Int, to end: Int) {
    position = max(position, start)
    limit = max(position, min(end, source.count))
  }

  /// The bytes that the words came from, and whether they stand there one for one.
  mutating func locate(_ words: [UInt8]) -> (origin: Range<Int>, verbatim: Bool) {
    var probe = position
    while probe < limit {
      if matches(words, at: probe) { return take(probe, words.count, verbatim: true) }
      if source[probe] == UInt8(ascii: "&"), let length = entityLength(at: probe) {
        return take(probe, length, verbatim: false)
      }
      guard isDelimiter(source[probe]) else { break }
      probe += 1
    }
    if let found = firstIndex(of: words, from: position) {
      return take(found, words.count, verbatim: true)
    }
    return (position..<position, false)
  }

  /// Passes a line break with the white space around it and the quote marks of the next line.
  mutating func passLineBreak() -> Range<Int> {
    let start = position
    while position < limit, !isLineEnd(source[position]) { position += 1 }
    if position < limit, source[position] == 0x0D { position += 1 }
    if position < limit, source[position] == 0x0A { position += 1 }
    while position < limit, isBlank(source[position]) || source[position] == UInt8(ascii: ">") {
      position += 1
    }
    return start..<position
  }

  /// Passes what closes a link or an image behind its words: `](target "title")`, `][label]`,
  /// and the `>` of an address in angle brackets.
  mutating func passLinkEnd() {
    var close = position
    while close < limit, "*_~`".utf8.contains(source[close]) { close += 1 }
    if close < limit, source[close] == UInt8(ascii: ">") { return position = close + 1 }
    guard let bracket = firstIndex(of: [UInt8(ascii: "]")], from: close) else { return }
    position = bracket + 1
    guard position < limit else { return }
    switch source[position] {
    case UInt8(ascii: "("): passBalanced(UInt8(ascii: "("), UInt8(ascii: ")"))
    case UInt8(ascii: "["): passBalanced(UInt8(ascii: "["), UInt8(ascii: "]"))
    default: break
    }
  }

  /// Passes the ticks that open a code span and gives their number; 0 where there are none.
  mutating func passOpeningTicks() -> Int {
    guard let open = firstIndex(of: [0x60], from: position) else { return 0 }
    position = open
    while position < limit, source[position] == 0x60 { position += 1 }
    return position - open
  }

  /// Passes as many closing ticks as opened the span.
  mutating func passClosingTicks(_ count: Int) {
    if let close = firstIndex(of: Array(repeating: 0x60, count: count), from: position) {
      position = close + count
    }
  }

  /// Passes raw HTML, which is no text.
  mutating func pass(_ raw: [UInt8]) {
    if let found = firstIndex(of: raw, from: position) { position = found + raw.count }
  }

  mutating func advance() { position += 1 }

  mutating func move(to offset: Int) { position = offset }

  private mutating func take(_ start: Int, _ length: Int, verbatim: Bool) -> (Range<Int>, Bool) {
    position = start + length
    return (start..<position, verbatim)
  }

  private mutating func passBalanced(_ open: UInt8, _ close: UInt8) {
    var depth = 0
    var probe = position
    while probe < limit {
      switch source[probe] {
      case UInt8(ascii: "\\"): probe += 1
      case UInt8(ascii: "<") where depth == 1:
        while probe < limit, source[probe] != UInt8(ascii: ">") { probe += 1 }
      case open: depth += 1
      case close: depth -= 1
      default: break
      }
      probe += 1
      if depth == 0 { break }
    }
    if depth == 0 { position = min(probe, limit) }
  }

  private func matches(_ words: [UInt8], at start: Int) -> Bool {
    guard start + words.count <= limit else { return false }
    for index in words.indices where source[start + index] != words[index] { return false }
    return true
  }

  private func firstIndex(of words: [UInt8], from start: Int) -> Int? {
    guard let first = words.first, limit - start >= words.count else { return nil }
    var probe = start
    while probe <= limit - words.count {
      if source[probe] == first, matches(words, at: probe) { return probe }
      probe += 1
    }
    return nil
  }

  private func entityLength(at start: Int) -> Int? {
    for probe in start + 1..<max(start + 1, min(limit, start + 40)) {
      switch source[probe] {
      case UInt8(ascii: ";"): return probe - start + 1
      case UInt8(ascii: "#"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
        continue
      default: return nil
      }
    }
    return nil
  }

  private func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "\\"), UInt8(ascii: "#"), UInt8(ascii: "|"), 0x20, 0x09:
      true
    default: false
    }
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

extension SourceCursor {
  /// Passes the rest of a line and its end, and gives the end's bytes.
  mutating func passLineEnd() -> Range<Int> {
    while position < limit, source[position] != 0x0A, source[position] != 0x0D { advance() }
    let start = position
    if position < limit, source[position] == 0x0D { advance() }
    if position < limit, source[position] == 0x0A { advance() }
    return start..<position
  }

  /// The bytes of a line of code: the last ones of the source's line that are the same.
  mutating func locateInLine(_ words: [UInt8]) -> (origin: Range<Int>, verbatim: Bool) {
    var end = position
    while end < limit, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    let start = end - words.count
    guard start >= position, source[start..<end].elementsEqual(words) else {
      let whole = position..<end
      move(to: end)
      return (whole, false)
    }
    move(to: end)
    return (start..<end, true)
  }
}
