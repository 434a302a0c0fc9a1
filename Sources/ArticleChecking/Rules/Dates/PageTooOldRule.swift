import ArticleReading
import FactModel

/// A cited page was not looked at for longer than the user or its source allows.
struct PageTooOldRule: FindingRule {
  let name = "page-too-old"
  let summary = "A cited page was last checked longer ago than is allowed."
  let severity = Severity.warning
  let failing = "`NSUserActivity` has been available since iOS 8.0."
  let passing = "`NSUserActivity` carries the state of an app."

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    var seen: Set<PageID> = []
    return cited(examination).compactMap { place in
      guard seen.insert(place.page).inserted, let page = examination.shelf.page(place.page),
        let maxAge = [page.staleAfter, examination.context.options.maxAge].compactMap(\.self).min(),
        let last = page.lastChecked, examination.context.today.number - last.number > maxAge
      else { return nil }
      let age = examination.context.today.number - last.number
      return examination.finding(
        self, at: place.range, in: place.block,
        "\(place.page) was last checked on \(last), \(age) days ago; \(maxAge) are allowed",
        pages: [place.page])
    }
  }

  private typealias Cited = (block: Int, range: Range<Int>, page: PageID)

  private func cited(_ examination: Examination) -> [Cited] {
    let quotations = examination.quotations.flatMap { quotation in
      quotation.pages.map { (quotation.part.block, quotation.part.range, $0) }
    }
    let statements = examination.availability.flatMap { judged in
      judged.targets.compactMap { target -> Cited? in
        guard case .page(let page) = target else { return nil }
        return (judged.sentence.block, judged.range, page)
      }
    }
    return (quotations + statements).sorted { ($0.0, $0.1.lowerBound) < ($1.0, $1.1.lowerBound) }
  }
}
