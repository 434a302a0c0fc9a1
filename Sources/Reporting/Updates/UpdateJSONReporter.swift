import FactModel

/// The report of a run for machines: the comparison as `diff` writes it, and beside it what changed
/// among claims and questions.
struct UpdateJSONReporter: UpdateReporter {
  let name = "json"

  func render(_ report: UpdateReport, style: TextStyle) throws -> String {
    guard let verification = report.verification else {
      return try DiffJSONReporter().render(report.diff, style: style)
    }
    return try jsonText(
      Document(
        diff: DiffDocument(report.diff),
        claims: verification.claims.filter { $0.former != nil || $0.verdict.state == .fails }
          .map(ClaimEntry.init),
        claimCounts: Dictionary(
          uniqueKeysWithValues: VerdictState.allCases.map {
            ($0.rawValue, verification.count(of: $0))
          }),
        questions: verification.questions.map(QuestionEntry.init),
        articleLines: report.articleLines.map(ArticleLineEntry.init)))
  }

  private struct Document: Encodable {
    var schema = 1
    var diff: DiffDocument
    var claims: [ClaimEntry]
    var claimCounts: [String: Int]
    var questions: [QuestionEntry]
    var articleLines: [ArticleLineEntry]
  }

  private struct ClaimEntry: Encodable {
    var id: FactID
    var verdict: VerdictState
    var former: VerdictState?
    var reasons: [VerdictReason]

    init(_ outcome: ClaimOutcome) {
      id = outcome.claim.id
      verdict = outcome.verdict.state
      former = outcome.former
      reasons = outcome.verdict.reasons
    }
  }

  private struct QuestionEntry: Encodable {
    var id: FactID
    var status: QuestionStatus
    var former: QuestionStatus?

    init(_ outcome: QuestionOutcome) {
      id = outcome.question.id
      status = outcome.status
      former = outcome.former
    }
  }
}
