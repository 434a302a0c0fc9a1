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

  /// The patterns in the order they are tried: with the letters in brackets in the other case, then
  /// in their own.
  var patterns: [QuotePattern] {
    let editing = marks.indices.filter { !isText($0) }.map { marks[$0] }
    var patterns = [pattern(editing, keepsCase: false)]
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

  /// Whether the page has a mark with the words before it, or, at the quotation's start, behind it.
  /// The words reach to the next mark at most.
  ///
  /// Such a mark is text, and never an elision as well: `Open… the panel` must not pass for
  /// `Open… if you can the panel`.
  private func isText(_ index: Int) -> Bool {
    let mark = marks[index].range
    let before = index > 0 ? marks[index - 1].range.upperBound : 0
    let reach = max(before, mark.lowerBound - Self.context)
    // The quotation's first letter may be in another case than the page's.
    let start = reach == 0 && mark.lowerBound > 0 ? wordEnd(1) : wordStart(reach)
    let head = normalised(start..<mark.upperBound)
    if head.count > normalised(mark).count { return ByteSearch(head).stands(in: page.prose.bytes) }
    let after = index + 1 < marks.count ? marks[index + 1].range.lowerBound : text.count
    let tail = normalised(
      mark.lowerBound..<wordEnd(min(after, mark.upperBound + Self.context)))
    return tail.count > normalised(mark).count && ByteSearch(tail).stands(in: page.prose.bytes)
  }

  private func normalised(_ range: Range<Int>) -> [UInt8] {
    ProseNormaliser.normalised(Array(text[range])).bytes
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
