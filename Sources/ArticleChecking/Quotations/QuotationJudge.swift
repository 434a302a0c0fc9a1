import ArticleReading
import FactModel
import PageReading
import QuoteMatching

/// Judges an article's quotations on the pages they are cited from.
struct QuotationJudge {
  let examination: Examination
  private var context: CheckingContext { examination.context }

  /// With fewer words a quotation is evidence of nothing; shorter ones are counted.
  static let fewestWords = 3

  func judgements() -> [JudgedQuotation] {
    examination.article.quotations.map { quotation in
      let attribution = quotation.attribution.flatMap {
        Attribution(examination.article.blocks[$0].text.string)
      }
      return JudgedQuotation(
        quotation: quotation, status: status(of: quotation, attribution), attribution: attribution)
    }
  }

  private func status(
    of quotation: ArticleQuotation, _ attribution: Attribution?
  ) -> JudgedQuotation.Status {
    let words = quotation.parts.flatMap {
      Word.words(in: Array($0.text.utf8), 0..<$0.text.utf8.count)
    }
    if words.count < Self.fewestWords { return .skipped(.short) }
    let citation = QuotationCitation(examination: examination)
    if quotation.form != .block, citation.isLabel(quotation, words) { return .skipped(.label) }
    switch citation.resolution(of: quotation, attribution, words: words.count) {
    case .none: return .skipped(.uncited)
    case .unwatched(let name): return .unwatched(name)
    case .unnamed: return .unnamed(pagesHaving(quotation, besides: []))
    case .page(let page): return judged(quotation, citedFrom: page)
    case .several(let pages): return judged(quotation, citedFromOneOf: pages)
    }
  }

  /// The judgements on the pages; where none has the words, the class page that the paragraph cites
  /// may be the one that was meant.
  private func judged(
    _ quotation: ArticleQuotation, citedFromOneOf pages: [PageID]
  ) -> JudgedQuotation.Status {
    let outcomes = pages.map { page in
      (page: page, outcome: readable(page).map { outcome(of: quotation, on: $0) })
    }
    guard !outcomes.contains(where: { $0.outcome?.verdict == .holds }),
      let page = classPages(inBlock: quotation.parts[0].block).first,
      case .judged(_, _, let outcome) = judged(quotation, on: page), outcome.verdict == .holds
    else { return .several(outcomes) }
    return judged(quotation, on: page)
  }

  private func classPages(inBlock block: Int) -> [PageID] {
    let resolver = PageResolver(examination: examination)
    return examination.sentences(inBlock: block).compactMap(resolver.classPage)
  }

  /// The judgement on the page; where that fails and a sentence only named the page, one other page
  /// that the same paragraph names and that has the words is the one that was meant.
  private func judged(
    _ quotation: ArticleQuotation, citedFrom page: PageID
  ) -> JudgedQuotation.Status {
    let status = judged(quotation, on: page)
    guard case .judged(_, _, let outcome) = status, outcome.verdict == .fails,
      quotation.attribution == nil, quotation.form != .block,
      examination.article.blocks[quotation.parts[0].block].links.isEmpty
    else { return status }
    let resolver = PageResolver(examination: examination)
    let block = quotation.parts[0].block
    let named =
      examination.sentences(inBlock: block).flatMap(resolver.namedPages)
      + classPages(inBlock: block)
    let meant = Set(outcome.elsewhere.map(\.page)).intersection(named)
    return meant.count == 1 ? meant.first.map { judged(quotation, on: $0) } ?? status : status
  }

  private func readable(_ page: PageID) -> QuotablePage? { examination.shelf.page(page)?.quotable }

  private func judged(_ quotation: ArticleQuotation, on id: PageID) -> JudgedQuotation.Status {
    switch examination.shelf.state(of: id) {
    case .unread(let reason): return .unread(id, reason)
    case .read(let page):
      switch page.text {
      case .missing(let reason): return .unread(id, reason)
      case .quotable(let text):
        let outcome = outcome(of: quotation, on: text)
        return .judged(
          id, page, outcome.verdict == .fails ? explained(outcome, quotation, id) : outcome)
      }
    }
  }

  /// The outcome of the part that fares worst.
  private func outcome(of quotation: ArticleQuotation, on page: QuotablePage) -> QuoteOutcome {
    let outcomes = quotation.parts.map { AsideLabel.outcome(of: $0.text, on: page) }
    return outcomes.max { Self.rank($0.verdict) < Self.rank($1.verdict) } ?? outcomes[0]
  }

  private static func rank(_ verdict: QuoteOutcome.Verdict) -> Int {
    switch verdict {
    case .holds: 0
    case .unverified: 1
    case .fails: 2
    }
  }

  /// A failure with what older snapshots and other pages say.
  private func explained(
    _ outcome: QuoteOutcome, _ quotation: ArticleQuotation, _ page: PageID
  ) -> QuoteOutcome {
    for earlier in context.earlier(page) {
      let drifted = outcome.drifted(
        from: self.outcome(of: quotation, on: earlier.text), lastSeen: earlier.lastSeen,
        goneBy: earlier.goneBy)
      if drifted.step == .drifted { return drifted }
    }
    let others = pagesHaving(quotation, besides: [page]).compactMap { other in
      readable(other).map { (page: other, outcome: self.outcome(of: quotation, on: $0)) }
    }
    return outcome.foundElsewhere(others)
  }

  private func pagesHaving(_ quotation: ArticleQuotation, besides cited: Set<PageID>) -> [PageID] {
    context.index.pages.prefix(context.options.searchLimit).map(\.id).filter { page in
      guard !cited.contains(page), let text = readable(page) else { return false }
      return outcome(of: quotation, on: text).verdict == .holds
    }
  }
}
