/// A page's body as the parser gets it: valid UTF-8 of bounded nesting, DocC's slips mended.
struct ParsedBody {
  /// The bytes to parse.
  let bytes: [UInt8]
  /// Where they begin in the page.
  let base: Int
  /// What was amended, in order, in offsets of the page and of `base` plus those of `bytes`.
  let amendments: [Amendment]
  /// What is wrong with the page.
  let damage: [PageText.Damage]

  init(of source: [UInt8], from base: Int, isMarkdown: Bool = true) {
    var amender = BodyAmender(source, from: base, isMarkdown: isMarkdown)
    amender.amend()
    self.base = base
    bytes = amender.output
    amendments = amender.amendments
    damage = amender.damage
  }

  /// The byte of the page that one of the parsed text came from, or the end of what was before it.
  func original(of offset: Int) -> Int {
    guard let amendment = last(atOrBefore: offset) else { return offset }
    guard !amendment.amended.contains(offset) else { return amendment.original.lowerBound }
    return amendment.original.upperBound + offset - amendment.amended.upperBound
  }

  /// The bytes of the page that a range of the parsed text came from.
  func original(of range: Range<Int>) -> Range<Int> {
    let low = original(of: range.lowerBound)
    guard !range.isEmpty else { return low..<low }
    let last = range.upperBound - 1
    let isAmended = self.last(atOrBefore: last)?.amended.contains(last) ?? false
    let high =
      isAmended ? self.last(atOrBefore: last)?.original.upperBound : original(of: last) + 1
    return low..<max(low, high ?? low)
  }

  /// The text with its runs led back to the page as it stands.
  func restored(_ text: MappedText) -> MappedText {
    guard !amendments.isEmpty else { return text }
    var restored = MappedText(marks: text.marks)
    for (index, run) in text.runs.enumerated() {
      let end = index + 1 < text.runs.count ? text.runs[index + 1].start : text.utf8.count
      let bytes = text.utf8[run.start..<end]
      guard run.verbatim else {
        restored.append(rendered: bytes, from: original(of: run.origin))
        continue
      }
      append(bytes, from: run.origin, to: &restored)
    }
    return restored
  }

  private func append(
    _ bytes: ArraySlice<UInt8>, from origin: Range<Int>, to text: inout MappedText
  ) {
    var start = origin.lowerBound
    let shift = bytes.startIndex - origin.lowerBound
    for amendment in amendments[firstIndex(endingAfter: start)...] {
      guard amendment.amended.lowerBound < origin.upperBound else { break }
      let low = max(start, amendment.amended.lowerBound)
      let high = min(origin.upperBound, amendment.amended.upperBound)
      text.append(verbatim: bytes[start + shift..<low + shift], from: original(of: start))
      text.append(rendered: bytes[low + shift..<high + shift], from: amendment.original)
      start = high
    }
    text.append(
      verbatim: bytes[start + shift..<origin.upperBound + shift], from: original(of: start))
  }

  private func firstIndex(endingAfter offset: Int) -> Int {
    var (low, high) = (0, amendments.count)
    while low < high {
      let middle = (low + high) / 2
      if amendments[middle].amended.upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func last(atOrBefore offset: Int) -> Amendment? {
    var (low, high) = (0, amendments.count)
    while low < high {
      let middle = (low + high) / 2
      if amendments[middle].amended.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? amendments[low - 1] : nil
  }
}
