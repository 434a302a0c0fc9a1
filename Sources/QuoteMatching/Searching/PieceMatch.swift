import PageReading

/// A piece of a quotation at a place of a page where it stands word for word.
struct PieceMatch {
  /// A stretch of a page's normalised text.
  struct Hit {
    var form: TextForm
    var range: Range<Int>
  }

  let hit: Hit
  /// The stretch of the page's rendered text.
  let rendered: Range<Int>
  let bridges: [Bridge]
  let step: LadderStep

  init(_ hit: Hit, _ quote: NormalText, text: [UInt8], _ page: QuotablePage) {
    self.hit = hit
    let normal = page.normal(hit.form)
    rendered = normal.origin(of: hit.range) ?? 0..<0
    let alignment = Alignment(
      page: normal, hit.range, rendered: page.rendered, quote: quote, text: text)
    let reading = BridgeReading(alignment, page: page, text: text)
    bridges = reading.bridges
    if !bridges.isEmpty {
      step = .typographic
    } else {
      let source = page.source(of: rendered)
      let isSame = page.page.source[source] == page.rendered[rendered]
      step = isSame && !reading.hasMarkupSpace ? .exact : .markup
    }
  }
}
