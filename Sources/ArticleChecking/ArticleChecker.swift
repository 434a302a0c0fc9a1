import ArticleReading
import FactModel

/// Checks articles against what a workspace knows.
package struct ArticleChecker: Sendable {
  private let context: CheckingContext

  package init(_ context: CheckingContext) { self.context = context }

  /// What is to be said of the articles; the order in which they are given does not matter.
  package func check(_ articles: [Article]) -> CheckReport {
    let shelf = PageShelf(context)
    let examinations =
      articles
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      .map { Examination($0, context, shelf) }
    let series = SeriesExamination(articles: examinations)
    var report = CheckReport()
    for examination in examinations {
      let findings = ArticleRules.working.flatMap { $0.findings(in: examination, of: series) }
      report.add(findings, of: examination)
    }
    report.sort()
    return report
  }
}
