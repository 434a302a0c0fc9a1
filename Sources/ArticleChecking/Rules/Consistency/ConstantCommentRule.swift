import ArticleReading
import FactModel

/// A constant has a documented figure, and its comment does not say what the figure is.
struct ConstantCommentRule: FindingRule {
  let name = "constant-comment"
  let summary = "A constant has a documented figure without its source, date and nature beside it."
  let severity = Severity.warning
  let failing = """
    ```swift
    // Apple's published figure.
    static let payloadCap = 3 * 1024
    ```
    """
  let passing = """
    ```swift
    // Recommended for a quick resume by Apple's archived guide, revised 2016-04-01; no limit.
    static let payloadCap = 3 * 1024
    ```
    """

  private static let sources: Set<String> = [
    "apple", "apple's", "archived", "archive", "documentation", "guide", "page", "reference",
  ]
  private static let natures: Set<String> = [
    "recommend", "recommends", "recommended", "recommendation", "guidance", "advice", "advises",
    "advised", "latency", "historical", "history", "ceiling", "limit", "footnote", "resume",
  ]

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    FigureConstant.constants(in: examination).compactMap { constant in
      let missing = missing(in: constant)
      guard !missing.isEmpty else { return nil }
      return examination.finding(
        self, at: constant.range, in: constant.block,
        "has the figure of \(constant.claim.id), and no comment that gives its "
          + missing.joined(separator: " and "),
        evidence: ["\(constant.claim.id): \(constant.claim.says)"], facts: [constant.claim.id],
        pages: constant.claim.predicate?.pages ?? [],
        evidenceClass: examination.context.verdicts[constant.claim.id]?.evidenceClass)
    }
  }

  private func missing(in constant: FigureConstant) -> [String] {
    let words = constant.comment.map(\.text)
    var missing: [String] = []
    if !words.contains(where: Self.sources.contains) { missing.append("source") }
    let hasYear = words.contains { $0.utf8.count == 4 && Int($0) != nil }
    if !hasYear, DateReading.dates(in: constant.commentText).isEmpty { missing.append("date") }
    if !words.contains(where: Self.natures.contains) {
      missing.append("nature (recommendation, limit, measurement)")
    }
    return missing
  }
}
