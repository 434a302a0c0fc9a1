import FactModel

/// One thing that can be wrong with an article; a rule a file, listed in `ArticleRules.all`.
package protocol ArticleRule: Sendable {
  /// The name that findings, waivers and options use.
  var name: String { get }
  /// What it finds, in a line.
  var summary: String { get }
  /// How grave its findings are, as a rule.
  var severity: Severity { get }
  /// A text with a finding.
  var failing: String { get }
  /// The text as it should be.
  var passing: String { get }
}

/// A rule's work, which only this module's rules do.
protocol FindingRule: ArticleRule {
  /// What it finds in an article of a series.
  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding]
}

/// The articles that are checked together.
struct SeriesExamination {
  let articles: [Examination]
}
