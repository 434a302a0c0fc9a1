import PageReading

/// Superscripts and subscripts in HTML: `10<sup>3</sup>` is no 103, though a parser that takes
/// tags for markup renders it so.
enum RaisedText {
  /// Where `<sup` and `<sub` begin, in order.
  static func places(in source: [UInt8]) -> [Int] {
    ByteSearch([0x3C]).places(in: source).filter { place in
      let tag = source[(place + 1)...].prefix(3).map(ASCIICase.lower)
      return tag.elementsEqual("sup".utf8) || tag.elementsEqual("sub".utf8)
    }
  }
}

extension QuotablePage {
  /// Whether a stretch of rendered text runs over the start of a superscript or subscript.
  func hasRaisedText(_ rendered: Range<Int>) -> Bool {
    guard !raised.isEmpty else { return false }
    let source = source(of: rendered)
    var (low, high) = (0, raised.count)
    while low < high {
      let middle = (low + high) / 2
      if raised[middle] < source.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < raised.count && raised[low] < source.upperBound
  }
}
