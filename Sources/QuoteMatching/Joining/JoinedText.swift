import PageReading

/// A page's running text with its blocks run together, as a careless quotation joins them.
struct JoinedText {
  let page: QuotablePage
  /// The normalised text with a space for each border.
  let text: NormalText
  private let borders: [Int]

  init(_ page: QuotablePage) {
    self.page = page
    var text = page.prose
    borders = text.bytes.indices.filter { text.bytes[$0] == 0 }
    for border in borders { text.bytes[border] = 0x20 }
    self.text = text
  }

  /// The borders within a stretch.
  func borders(in range: Range<Int>) -> ArraySlice<Int> {
    var (low, high) = (0, borders.count)
    while low < high {
      let middle = (low + high) / 2
      if borders[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return borders[low...].prefix { $0 < range.upperBound }
  }

  /// The two blocks at a border.
  func crossing(at border: Int) -> Crossing {
    Crossing(page, from: block(at: border - 1), to: block(at: border + 1))
  }

  /// Whether nothing, no code block either, lies between the two blocks at a border.
  func isBetweenNeighbours(_ border: Int) -> Bool {
    block(at: border + 1) == block(at: border - 1) + 1
  }

  private func block(at place: Int) -> Int {
    let place = max(0, min(place, text.bytes.count - 1))
    return page.block(at: text.units[text.unit(at: place)].origin.lowerBound)
  }
}
