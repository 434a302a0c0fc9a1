import ArticleReading
import FactModel
import PageReading

/// Looks for what holds a number that is attributed to the maker.
struct NumberSupport {
  let examination: Examination

  func support(of measure: Measure, in sentence: ExaminedSentence) -> AttributedNumber.Support {
    let claims = ClaimSearch(examination: examination).claims(about: sentence)
      .filter { !Self.isNegative($0) }
    let recorded = claims.flatMap { claim in
      Self.measures(of: claim).filter { $0.dimension == measure.dimension }
        .map { (claim: claim, measure: $0) }
    }
    if let match = recorded.first(where: { $0.measure.isSame(as: measure) }) {
      return support(by: match.claim, in: sentence)
    }
    if let page = page(holding: measure, in: sentence) { return .supported(nil, page) }
    guard !recorded.isEmpty else { return .unsupported }
    return .contradicted(
      recorded.map { ($0.claim, "\($0.measure.number) \($0.measure.unit.uppercased())") })
  }

  private func support(by claim: Claim, in sentence: ExaminedSentence) -> AttributedNumber.Support {
    guard let verdict = examination.context.verdicts[claim.id], verdict.state == .holds else {
      return .doubtful(claim)
    }
    let isArchive = verdict.evidenceClass == .archive
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

  private static func isNegative(_ claim: Claim) -> Bool {
    claim.predicate?.leaves.contains { if case .absent = $0 { true } else { false } } ?? false
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
  /// The sentences of the page that are kept here.
  var sentences: [String] {
    sheet.blocks.flatMap(\.sentences).compactMap { sentence in
      if case .text(let text) = sentence { text } else { nil }
    }
  }
}
