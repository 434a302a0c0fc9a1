import ArticleReading
import FactModel

/// One date is given for everything, and parts of it have another.
struct UniversalDateRule: FindingRule {
  let name = "universal-date"
  let summary = "One fetch date is given for everything, and a part of the series gives another."
  let severity = Severity.warning
  let failing = """
    Every figure was fetched on 2026-09-23.

    The `NSUserActivity.userInfo` page was fetched on 2026-10-11.
    """
  let passing = """
    Every figure was fetched on 2026-10-11.

    The `NSUserActivity.userInfo` page was fetched on 2026-10-11.
    """

  private static let listed = 5

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    let universal = examination.fetchDates.filter(\.isUniversal)
    guard !universal.isEmpty else { return [] }
    let others = series.articles.flatMap { article in
      article.fetchDates.filter { !$0.isUniversal }.map { (article, $0) }
    }
    return universal.compactMap { date in
      let different = others.filter { $0.1.day != date.day }
      guard !different.isEmpty else { return nil }
      let places = different.prefix(Self.listed).map { article, other in
        let bytes = article.article.bytes(of: other.range, in: other.block)
        return "\(article.article.place(of: bytes.lowerBound)): fetched \(other.day)"
      }
      return examination.finding(
        self, at: date.range, in: date.block,
        "\(date.day) is given for everything; \(different.count) places give another date",
        evidence: places, pages: different.compactMap(\.1.page))
    }
  }
}
