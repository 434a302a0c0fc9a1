import ArticleReading
import FactModel
import PageReading

/// What cites a quotation: its attribution, a link around or behind it, its sentence.
struct QuotationCitation {
  let examination: Examination

  /// The page that a quotation of so many words is cited from.
  func resolution(
    of quotation: ArticleQuotation, _ attribution: Attribution?, words: Int
  ) -> PageResolution {
    let resolver = PageResolver(examination: examination)
    if let attribution, let block = quotation.attribution {
      return resolver.resolution(of: attribution, in: block)
    }
    let part = quotation.parts[0]
    let block = examination.article.blocks[part.block]
    if quotation.form == .block { return introduction(of: part.block, resolver) }
    let around = resolver.linked(from: block.links.filter { $0.range.overlaps(part.range) })
    if around != .none { return around }
    guard let sentence = examination.sentence(in: part.block, at: part.range.lowerBound) else {
      return .none
    }
    return cited(part, in: sentence, block.links, resolver, words: words)
  }

  private func cited(
    _ part: ArticleQuotation.Part, in sentence: ExaminedSentence, _ links: [ArticleLink],
    _ resolver: PageResolver, words: Int
  ) -> PageResolution {
    let cues = sentence.words.filter {
      CitationWords.cues.contains($0.text) && ($0.text != "is" || words > 3)
    }
    let isApposed = endsInColonOrComma(before: part, in: sentence) && words > 3
    guard !cues.isEmpty || isApposed else { return .none }
    let linked = resolver.linked(from: links.filter { sentence.range.overlaps($0.range) })
    if linked != .none { return linked }
    return resolver.resolution(in: sentence, before: part.range.lowerBound)
  }

  /// Whether `, ` or `: ` stands right before the opening mark.
  private func endsInColonOrComma(
    before part: ArticleQuotation.Part, in sentence: ExaminedSentence
  ) -> Bool {
    let text = examination.text(part.block).utf8[sentence.range.lowerBound..<part.range.lowerBound]
    let marks = text.reversed().drop { $0 >= 0x80 || $0 == 0x22 || $0 == 0x27 }
    let last = marks.drop { $0 == 0x20 }.first
    return last == UInt8(ascii: ":") || last == UInt8(ascii: ",")
  }

  /// A block quote without attribution is cited by the sentence that leads to it with a colon.
  private func introduction(of block: Int, _ resolver: PageResolver) -> PageResolution {
    guard let sentence = examination.lastSentence(before: block),
      examination.text(sentence.block).utf8[sentence.range].last == UInt8(ascii: ":"),
      sentence.has(anyOf: CitationWords.cues)
    else { return .none }
    let links = examination.article.blocks[sentence.block].links
    let linked = resolver.linked(from: links.filter { sentence.range.overlaps($0.range) })
    return linked != .none
      ? linked : resolver.resolution(in: sentence, before: sentence.range.upperBound)
  }

  /// Whether the words are a label of a user interface: all begin with capitals, none ends the
  /// sentence, and a word such as `button` stands near.
  func isLabel(_ quotation: ArticleQuotation, _ words: [Word]) -> Bool {
    let part = quotation.parts[0]
    guard words.count <= 6, words.allSatisfy({ $0.isCapitalised || $0.text.utf8.count <= 3 }),
      let sentence = examination.sentence(in: part.block, at: part.range.lowerBound)
    else { return false }
    let near = sentence.words.filter {
      abs($0.range.lowerBound - part.range.lowerBound) < 40
        || abs($0.range.lowerBound - part.range.upperBound) < 20
    }
    return near.contains { CitationWords.interface.contains($0.text) }
  }
}
