import ArticleReading
import FactModel
import PageReading
import QuoteMatching

/// Looks for what holds a number that is attributed to the maker.
struct NumberSupport {
  let examination: Examination

  func support(of measure: Measure, in sentence: ExaminedSentence) -> AttributedNumber.Support {
    let claims = ClaimSearch(examination: examination).claims(about: sentence)
      .filter { !NegativeJudge.isNegative($0) }
    let recorded = claims.flatMap { claim in
      Self.measures(of: claim).filter { $0.dimension == measure.dimension }
        .map { (claim: claim, measure: $0) }
    }
    let matches = recorded.filter { $0.measure.isSame(as: measure) }.map(\.claim)
    if let match = matches.first(where: isHolding) { return support(by: match, in: sentence) }
    if let page = page(holding: measure, in: sentence) { return .supported(nil, page) }
    let others = recorded.filter { isHolding($0.claim) && !$0.measure.isSame(as: measure) }
    guard others.isEmpty else {
      return .contradicted(
        others.map { ($0.claim, "\($0.measure.number) \($0.measure.unit.uppercased())") })
    }
    return (matches + recorded.map(\.claim)).first.map { .doubtful($0) } ?? .unsupported
  }

  private func isHolding(_ claim: Claim) -> Bool {
    examination.context.verdicts[claim.id]?.state == .holds
  }

  private func support(by claim: Claim, in sentence: ExaminedSentence) -> AttributedNumber.Support {
    let isArchive = examination.context.verdicts[claim.id]?.evidenceClass == .archive
    return isArchive && !saysHistory(sentence) ? .archivedOnly(claim) : .supported(claim, nil)
  }

  /// Whether the paragraph calls the number old: a year, or a word for it.
  private func saysHistory(_ sentence: ExaminedSentence) -> Bool {
    examination.sentences(inBlock: sentence.block).contains { other in
      other.words.contains { word in
        ["archive", "archived", "archive's", "historical", "revised", "footnote"]
          .contains(word.text) || Self.isYear(word.text)
      }
    }
  }

  private static func isYear(_ text: String) -> Bool {
    text.utf8.count == 4 && (text.hasPrefix("19") || text.hasPrefix("20")) && Int(text) != nil
      || Day(text) != nil
  }

  /// A page that the sentence or its paragraph names and that has the number.
  private func page(holding measure: Measure, in sentence: ExaminedSentence) -> PageID? {
    let resolver = PageResolver(examination: examination)
    let links = examination.article.blocks[sentence.block].links
    var pages = resolver.namedPages(in: sentence)
    if case .page(let page) = resolver.linked(from: links) { pages.append(page) }
    return pages.first { page in
      examination.shelf.page(page)?.sentences.contains { text in
        Measure.measures(in: text).contains { $0.isSame(as: measure) }
      } ?? false
    }
  }

  /// The measures in a claim's quotation, or else in its statement.
  static func measures(of claim: Claim) -> [Measure] {
    let quoted = claim.predicate?.leaves.flatMap { leaf -> [Measure] in
      guard case .quote(let quote) = leaf else { return [] }
      return Measure.measures(in: quote.text)
    }
    return quoted.flatMap { $0.isEmpty ? nil : $0 } ?? Measure.measures(in: claim.says)
  }
}

extension CheckedPage {
  /// The sentences of the page that are kept here: the stored bytes' own, or those of its facts.
  var sentences: [String] {
    if let text = quotable {
      return text.page.blocks.flatMap { SentenceSplitter().sentences(in: $0.text) }
    }
    return sheet.blocks.flatMap(\.sentences).compactMap { sentence in
      if case .text(let text) = sentence { text } else { nil }
    }
  }

  /// Whether some of its sentences are known by their digests only.
  var withholdsSentences: Bool {
    quotable == nil
      && sheet.blocks.flatMap(\.sentences).contains {
        if case .withheld = $0 { true } else { false }
      }
  }
}
