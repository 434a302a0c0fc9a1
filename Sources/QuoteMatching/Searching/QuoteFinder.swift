/// Finds where words stand on a page, cut at no word or number.
struct QuoteFinder {
  let page: QuotablePage
  let form: TextForm

  /// The stretches of the page's normalised text that are the needle's, in order; they may overlap.
  func hits(of needle: NormalText) -> [Range<Int>] {
    let text = page.normal(form)
    let boundary = WordBoundary(text: text.bytes)
    return ByteSearch(needle.bytes).places(in: text.bytes).compactMap { place in
      let range = place..<(place + needle.bytes.count)
      guard !boundary.cuts(range), let origin = text.origin(of: range) else { return nil }
      return page.hasRaisedText(origin) ? nil : range
    }
  }

  /// As `hits`, without those that overlap the one before.
  func separateHits(of needle: NormalText) -> [Range<Int>] {
    var end = 0
    return hits(of: needle).filter { hit in
      guard hit.lowerBound >= end else { return false }
      end = hit.upperBound
      return true
    }
  }
}
