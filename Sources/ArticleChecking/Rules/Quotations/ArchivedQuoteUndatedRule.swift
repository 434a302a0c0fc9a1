import ArticleReading
import FactModel
import PageReading
import QuoteMatching

/// An archived page is quoted without the date of its revision.
struct ArchivedQuoteUndatedRule: FindingRule {
  let name = "archived-quote-undated"
  let summary = "An archived page is quoted without its revision date, or with another one."
  let severity = Severity.warning
  let failing = """
    > Transfer as small a payload as possible in the userInfo dictionary

    — Apple, Adopting Handoff (archived)
    """
  let passing = """
    > Transfer as small a payload as possible in the userInfo dictionary

    — Apple, Adopting Handoff (archived, revised 2016-04-01)
    """

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.quotations.compactMap { quotation in
      guard let page = archivedPage(of: quotation, examination) else { return nil }
      let dates = dates(near: quotation, examination)
      if let revised = page.page?.revised, dates.contains(revised) { return nil }
      if page.page?.revised == nil, !dates.isEmpty { return nil }
      return finding(quotation, page.id, page.page, examination)
    }
  }

  private func finding(
    _ quotation: JudgedQuotation, _ id: PageID?, _ page: CheckedPage?, _ examination: Examination
  ) -> Finding {
    let date = page?.revised.map { "; the page was last revised \($0)" } ?? ""
    return examination.finding(
      self, at: quotation.part.range, in: quotation.part.block,
      "an archived page is quoted without its revision date\(date)",
      evidence: page.map { [$0.provenance] } ?? [], pages: id.map { [$0] } ?? [],
      evidenceClass: .archive, suggestion: suggestion(quotation, page?.revised, examination))
  }

  private func archivedPage(
    of quotation: JudgedQuotation, _ examination: Examination
  ) -> (id: PageID?, page: CheckedPage?)? {
    switch quotation.status {
    case .judged(let id, let page, _) where page.evidenceClass == .archive: return (id, page)
    case .unread(let id, _)
    where examination.context.index.listing(of: id)?.evidenceClass == .archive:
      return (id, nil)
    case .unwatched where quotation.attribution?.isArchived == true: return (nil, nil)
    default: return nil
    }
  }

  /// The dates in the quotation's block, or in its attribution.
  private func dates(near quotation: JudgedQuotation, _ examination: Examination) -> Set<Day> {
    let blocks = quotation.quotation.attribution.map { [$0] } ?? [quotation.part.block]
    return Set(
      blocks.flatMap { DateReading.dates(in: examination.text($0).utf8).map(\.day) })
  }

  private func suggestion(
    _ quotation: JudgedQuotation, _ revised: Day?, _ examination: Examination
  ) -> Suggestion? {
    guard let revised, let block = quotation.quotation.attribution,
      quotation.attribution?.revised == nil, let end = quotation.attribution?.archivedEnd,
      let edit = examination.edit(end..<end, in: block, to: ", revised \(revised)")
    else { return nil }
    return Suggestion(summary: "add the revision date", edits: [edit], isSafe: true)
  }
}
