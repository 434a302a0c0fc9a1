import MarkupParsing

/// The leaves: words, code, breaks, raw HTML.
extension InlineWalk {
  mutating func takeText(_ literal: Range<Int>) {
    var index = literal.lowerBound
    while index < literal.upperBound {
      let start = position
      while index < literal.upperBound, standsForItself(position),
        byte(position) == tree.literals[index]
      {
        position += 1
        index += 1
      }
      write(start..<position)
      guard index < literal.upperBound else { return }
      guard let taken = takeEscaped(tree.literals[index..<literal.upperBound]) else {
        return isAligned = false
      }
      index += taken
    }
  }

  private func standsForItself(_ offset: Int) -> Bool {
    switch byte(offset) {
    case UInt8(ascii: "\\"): isInAddress || !isPunctuation(byte(offset + 1))
    case UInt8(ascii: "&"): CharacterReference(in: content.bytes, at: offset) == nil
    default: offset < content.bytes.count
    }
  }

  /// Takes `\*` or `&amp;` and gives how many rendered bytes it stands for.
  private mutating func takeEscaped(_ words: ArraySlice<UInt8>) -> Int? {
    if byte(position) == UInt8(ascii: "\\"), byte(position + 1) == words.first {
      write(position + 1..<position + 2)
      position += 2
      return 1
    }
    guard let reference = CharacterReference(in: content.bytes, at: position),
      words.starts(with: reference.meaning)
    else { return nil }
    write(reference.meaning, for: position..<position + reference.length)
    position += reference.length
    return reference.meaning.count
  }

  /// A line break with the white space around it; where it is hard, a backslash may stand before.
  mutating func takeBreak() {
    let start = position
    while isWhiteSpace(byte(position)), !isLineEnd(byte(position)) { position += 1 }
    if byte(position) == UInt8(ascii: "\\") { position += 1 }
    guard isLineEnd(byte(position)) else { return isAligned = false }
    passLineEnd()
    while byte(position) == 0x20 || byte(position) == 0x09 { position += 1 }
    write(CollectionOfOne(0x20), for: start..<position)
    markLineBreak()
  }

  mutating func takeCode(_ literal: Range<Int>) {
    let ticks = run(of: 0x60, at: position)
    guard ticks > 0 else { return isAligned = false }
    position += ticks
    let mark = text.marks.count
    let start = text.utf8.count
    guard takeCode(literal, ticks: ticks) else { return isAligned = false }
    guard text.utf8.count > start else { return }
    text.marks.insert(.init(kind: .code, range: start..<text.utf8.count), at: mark)
  }

  /// The code between the ticks: line ends are spaces, and of a space at both ends one is dropped.
  private mutating func takeCode(_ literal: Range<Int>, ticks: Int) -> Bool {
    let isStripped =
      tree.literals[literal.lowerBound] != 0x20 && isStrippable(byte(position))
      || length(ofCodeAt: position, ticks: ticks) > literal.count
    if isStripped { passCodeByte() }
    for index in literal {
      let start = position
      passCodeByte()
      if isLineEnd(byte(start)) {
        guard tree.literals[index] == 0x20 else { return false }
        write(CollectionOfOne(0x20), for: start..<position)
      } else {
        guard byte(start) == tree.literals[index], start < content.bytes.count else { return false }
        write(start..<position)
      }
    }
    if isStripped { passCodeByte() }
    guard run(of: 0x60, at: position) == ticks else { return false }
    position += ticks
    return true
  }

  private func isStrippable(_ byte: UInt8) -> Bool { byte == 0x20 || isLineEnd(byte) }

  /// How many bytes the code before the closing ticks has, a line end counted as one.
  private func length(ofCodeAt start: Int, ticks: Int) -> Int {
    guard byte(start) == 0x20 else { return 0 }
    var (offset, length) = (start, 0)
    while offset < content.bytes.count {
      let closing = run(of: 0x60, at: offset)
      if closing == ticks { return length }
      let isJoined = byte(offset) == 0x0D && byte(offset + 1) == 0x0A
      length += isJoined ? 0 : max(1, closing)
      offset += max(1, closing)
    }
    return 0
  }

  private mutating func passCodeByte() {
    if isLineEnd(byte(position)) { passLineEnd() } else { position += 1 }
  }

  /// Raw HTML is no text; only a `<br>` parts words.
  mutating func takeHTML(_ literal: Range<Int>) {
    let end = position + literal.count
    guard end <= content.bytes.count,
      content.bytes[position..<end].elementsEqual(tree.literals[literal])
    else { return isAligned = false }
    if isBreakTag(tree.literals[literal]) {
      write(CollectionOfOne(0x20), for: position..<end)
      markLineBreak()
    }
    position = end
  }

  private func isBreakTag(_ tag: ArraySlice<UInt8>) -> Bool {
    guard tag.count >= 4, tag.first == UInt8(ascii: "<") else { return false }
    let name = tag.dropFirst().prefix(2).map { $0 | 0x20 }
    let after = tag[tag.startIndex + 3]
    return name.elementsEqual("br".utf8) && !(0x61...0x7A).contains(after | 0x20)
  }
}
