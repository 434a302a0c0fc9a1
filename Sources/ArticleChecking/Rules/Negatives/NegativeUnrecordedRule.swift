import FactModel

/// A negative is stated that no one has recorded.
struct NegativeUnrecordedRule: FindingRule {
  let name = "negative-unrecorded"
  let summary = "A page or the documentation is said not to say something, and no fact records it."
  let severity = Severity.warning
  let failing = "The `NSUserActivity.userInfo` page mentions no kites."
  let passing = "The `NSUserActivity.userInfo` page mentions no size."

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.negatives.compactMap { negative in
      guard case .unrecorded(let pages) = negative.status else { return nil }
      let isPage = negative.statement.scope == .page
      let place = isPage ? pages.map(\.rawValue).joined(separator: ", ") : "the documentation"
      return examination.finding(
        self, at: negative.statement.range, in: negative.statement.sentence.block,
        "no recorded negative says this of \(place)", severity: isPage ? severity : .note,
        pages: pages)
    }
  }
}
