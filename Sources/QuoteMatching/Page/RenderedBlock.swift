import PageReading

/// A block's text as a reader sees it, an aside's label in front of it.
struct RenderedBlock: Sendable {
  /// Where the text begins in the page's rendered text, the label included.
  let start: Int
  /// Where the block's own text begins.
  let textStart: Int
  let end: Int
  /// Where the label stands in the source.
  let labelSource: Range<Int>

  /// The label and its colon, as rendered in front of the first block of an aside.
  static func label(of block: TextBlock, after previous: TextBlock?) -> String? {
    guard case .blockQuote(let quote, let label?)? = block.containers.last else { return nil }
    let isContinued = previous?.containers.contains {
      if case .blockQuote(quote, _) = $0 { true } else { false }
    }
    return isContinued == true ? nil : label + ": "
  }

  /// Where a label stands in front of a block's text.
  static func source(of label: String, _ block: TextBlock, in source: [UInt8]) -> Range<Int> {
    let textStart = block.text.origin(of: 0..<min(1, block.text.utf8.count)).lowerBound
    let word = Array(label.utf8.dropLast(2))
    let reach = max(0, textStart - word.count - 16)
    guard reach <= textStart, textStart <= source.count else { return textStart..<textStart }
    let window = Array(source[reach..<textStart])
    guard let place = ByteSearch(word).places(in: window).last else { return textStart..<textStart }
    return (reach + place)..<(reach + place + word.count)
  }
}
