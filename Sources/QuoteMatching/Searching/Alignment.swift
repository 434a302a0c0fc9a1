/// What a stretch of a page and a stretch of a quotation differ in that have the same normalised
/// form.
struct Alignment {
  /// Pairs of stretches of the two texts that stand for each other and differ.
  private(set) var differences: [(page: Range<Int>, quote: Range<Int>)] = []

  private let page: NormalText
  private let quote: NormalText
  private let start: Int
  private var place = 0

  init(page: NormalText, _ range: Range<Int>, rendered: [UInt8], quote: NormalText, text: [UInt8]) {
    self.page = page
    self.quote = quote
    start = range.lowerBound
    var pageUnit = page.unit(at: start)
    var quoteUnit = 0
    while place < range.count {
      while page.end(ofUnit: pageUnit) <= start + place { pageUnit += 1 }
      while quote.end(ofUnit: quoteUnit) <= place { quoteUnit += 1 }
      let end = stretchEnd(pageUnit, quoteUnit, before: range.count)
      compare(place..<end, rendered, text)
      place = end
    }
  }

  /// The end of the shortest stretch that ends where units end on both sides.
  private func stretchEnd(_ pageUnit: Int, _ quoteUnit: Int, before limit: Int) -> Int {
    var (pageUnit, quoteUnit) = (pageUnit, quoteUnit)
    if page.units[pageUnit].verbatim, quote.units[quoteUnit].verbatim {
      return min(limit, page.end(ofUnit: pageUnit) - start, quote.end(ofUnit: quoteUnit))
    }
    var end = place + 1
    while true {
      while page.end(ofUnit: pageUnit) < start + end { pageUnit += 1 }
      while quote.end(ofUnit: quoteUnit) < end { quoteUnit += 1 }
      let pageEnd = page.units[pageUnit].verbatim ? end : page.end(ofUnit: pageUnit) - start
      let quoteEnd = quote.units[quoteUnit].verbatim ? end : quote.end(ofUnit: quoteUnit)
      guard max(pageEnd, quoteEnd) > end else { return min(limit, end) }
      end = max(pageEnd, quoteEnd)
    }
  }

  private mutating func compare(_ range: Range<Int>, _ rendered: [UInt8], _ text: [UInt8]) {
    guard let pageRange = page.origin(of: (range.lowerBound + start)..<(range.upperBound + start)),
      let quoteRange = quote.origin(of: range)
    else { return }
    if rendered[pageRange] != text[quoteRange] { differences.append((pageRange, quoteRange)) }
  }
}
