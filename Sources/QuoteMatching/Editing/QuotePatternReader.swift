/// Reads the patterns of a quotation with respect to a page: a mark that stands on the page as it
/// stands in the quotation is text of the page.
struct QuotePatternReader {
  let page: QuotablePage
  private let text: [UInt8]
  private let remark: String?
  private let marks: [QuoteMark]

  init(_ reading: QuoteReading, _ page: QuotablePage) {
    self.page = page
    let split = EmphasisRemark.split(reading.bytes)
    text = split?.text ?? reading.bytes
    remark = split?.remark
    marks = QuoteMarkScanner(text).marks
  }

  /// Whether there are more marks than a quotation can have.
  var hasTooManyMarks: Bool { marks.count > QuoteMarkScanner.most }

  /// The patterns in the order they are tried: with as many marks taken for text as can be, then
  /// with none.
  var patterns: [QuotePattern] {
    let editing = marks.indices.filter { !isText($0) }.map { marks[$0] }
    var patterns = [pattern(editing, keepsCase: false)]
    if editing.count < marks.count { patterns.append(pattern(marks, keepsCase: false)) }
    let changesCase = editing.contains { if case .letterCase = $0.kind { true } else { false } }
    if changesCase { patterns.append(pattern(editing, keepsCase: true)) }
    return patterns.filter { !$0.pieces.isEmpty }
  }

  private func pattern(_ marks: [QuoteMark], keepsCase: Bool) -> QuotePattern {
    var pattern = QuotePatternBuilder(text, marks: marks, keepsCase: keepsCase).pattern
    guard let remark else { return pattern }
    pattern.declaresEmphasis = true
    pattern.alterations.append(Alteration(kind: .emphasisRemark, page: "", quote: remark))
    return pattern
  }

  private static let context = 12

  /// Whether the page has a mark with the words around it, up to the next marks.
  private func isText(_ index: Int) -> Bool {
    let mark = marks[index]
    let before = index > 0 ? marks[index - 1].range.upperBound : 0
    let after = index + 1 < marks.count ? marks[index + 1].range.lowerBound : text.count
    let start = max(before, mark.range.lowerBound - Self.context)
    let end = min(after, mark.range.upperBound + Self.context)
    let around = ProseNormaliser.normalised(Array(text[wordStart(start)..<wordEnd(end)])).bytes
    let alone = ProseNormaliser.normalised(Array(text[mark.range])).bytes
    guard around.count > alone.count else { return false }
    return ByteSearch(around).stands(in: page.prose.bytes)
  }

  private func wordStart(_ place: Int) -> Int {
    var place = place
    while place > 0, place < text.count, text[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }

  private func wordEnd(_ place: Int) -> Int {
    var place = place
    while place < text.count, text[place] & 0xC0 == 0x80 { place += 1 }
    return place
  }
}
