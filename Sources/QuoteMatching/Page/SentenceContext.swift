import PageReading

/// The sentences that a stretch of a page is part of. They draw context and decide nothing.
struct SentenceContext {
  let page: QuotablePage

  /// The sentence or sentences around a stretch of rendered text within one block; at most `reach`
  /// bytes are looked at on either side.
  func sentence(around range: Range<Int>, reach: Int = Self.reach) -> Range<Int> {
    let bounds = block(at: range.lowerBound)
    if case .code = page.page.blocks[page.block(at: range.lowerBound)].kind {
      return line(around: range, in: bounds)
    }
    let earliest = max(bounds.lowerBound, range.lowerBound - reach)
    let latest = min(bounds.upperBound, range.upperBound + reach)
    var start = range.lowerBound
    while start > earliest, !begins(start, in: bounds) { start -= 1 }
    var end = max(range.upperBound, start + 1)
    while end < latest, !begins(end, in: bounds) { end += 1 }
    return trimmed(start..<min(end, latest))
  }

  /// How many bytes of context a reader needs.
  static let reach = 2_000

  private func block(at place: Int) -> Range<Int> {
    let index = page.block(at: place)
    return page.blocks[index].start..<page.blocks[index].end
  }

  private func line(around range: Range<Int>, in bounds: Range<Int>) -> Range<Int> {
    let text = page.rendered
    let start = text[bounds.lowerBound..<range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 }
    let end = text[range.upperBound..<bounds.upperBound].firstIndex(of: 0x0A)
    return (start ?? bounds.lowerBound)..<(end ?? bounds.upperBound)
  }

  /// Whether a sentence begins at a place: behind white space, a closing mark and a full stop
  /// that ends no abbreviation, and with no small letter.
  private func begins(_ place: Int, in bounds: Range<Int>) -> Bool {
    let text = page.rendered
    guard place > bounds.lowerBound, WhiteSpace.isASCII(text[place - 1]),
      !WhiteSpace.isASCII(text[place]), !(0x61...0x7A).contains(text[place])
    else { return false }
    let before = text[bounds.lowerBound..<place].lastIndex { !WhiteSpace.isASCII($0) }
    guard let before else { return false }
    return SentenceEnd.ends(text, before, from: bounds.lowerBound)
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let text = page.rendered[range]
    let start = text.firstIndex { !WhiteSpace.isASCII($0) } ?? range.lowerBound
    let end = text.lastIndex { !WhiteSpace.isASCII($0) }.map { $0 + 1 } ?? range.upperBound
    return start..<max(start, end)
  }
}
