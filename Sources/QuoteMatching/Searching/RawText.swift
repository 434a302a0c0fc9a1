import PageReading

/// Recognises a quotation that copies the page's source, marks and all.
struct RawText {
  let page: QuotablePage

  /// Whether the bytes stand in the source where a stretch of rendered text came from.
  func stands(_ bytes: [UInt8], around rendered: Range<Int>) -> Bool {
    let source = page.source(of: rendered)
    let margin = max(0, bytes.count - source.count)
    let start = max(0, source.lowerBound - margin)
    let end = min(page.page.source.count, source.upperBound + margin)
    return ByteSearch(bytes).places(in: Array(page.page.source[start..<end])).contains {
      $0 + start <= source.lowerBound && source.upperBound <= $0 + start + bytes.count
    }
  }
}
