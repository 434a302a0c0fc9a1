import PageReading

/// A full stop of the author's own where the page's sentence goes on.
struct SentenceCut {
  /// How the sentence goes on.
  let rest: String

  init?(_ search: VariantSearch, _ chain: PieceChain) {
    guard search.variant.dropped == 0x2E, let last = chain.pieces.last,
      Self.goesOn(search.normal.bytes, behind: last),
      let rendered = search.normal.origin(of: last)
    else { return nil }
    let sentence = SentenceContext(page: search.page).sentence(around: rendered)
    rest = search.page.string(rendered.upperBound..<max(rendered.upperBound, sentence.upperBound))
  }

  /// The mark that the page has behind a stretch, or nothing.
  static func mark(_ text: [UInt8], behind range: Range<Int>) -> String {
    let next = text[range.upperBound...].first
    guard let next, [0x2E, 0x2C, 0x3B, 0x3A].contains(next) else { return "" }
    return String(UnicodeScalar(next))
  }

  private static func goesOn(_ text: [UInt8], behind range: Range<Int>) -> Bool {
    let rest = text[range.upperBound...].drop { [0x22, 0x27, 0x29, 0x5D].contains($0) }
    guard let next = rest.first, next != 0 else { return false }
    guard [0x2C, 0x3B, 0x3A].contains(next) else {
      return next != 0x2E || rest.starts(with: "...".utf8)
    }
    return rest.dropFirst().first.map { $0 != 0 } ?? false
  }
}
