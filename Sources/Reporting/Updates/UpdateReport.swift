import FactDiffing
import FactModel

/// What a scheduled run found: what changed on the pages, and what that means for claims, questions
/// and articles.
package struct UpdateReport {
  /// What changed on the pages.
  package var diff: DiffReport
  /// How claims and questions stand now; `nil` where the workspace records none.
  package var verification: VerificationReport?
  /// Lines of articles that rely on what changed, sorted by place.
  package var articleLines: [ArticleLine]

  /// A report of the given parts.
  package init(
    diff: DiffReport, verification: VerificationReport? = nil, articleLines: [ArticleLine] = []
  ) {
    self.diff = diff
    self.verification = verification
    self.articleLines = articleLines
  }

  /// Whether a recorded claim is contradicted by its pages.
  package var hasFailingClaims: Bool { !failing.isEmpty }

  /// Claims whose verdict this run changed to `fails`, then those that failed before.
  var failing: [ClaimOutcome] {
    let failed = (verification?.claims ?? []).filter { $0.verdict.state == .fails }
    return failed.filter { $0.former != nil } + failed.filter { $0.former == nil }
  }

  /// Claims that were decided before this run and are not any more.
  var lost: [ClaimOutcome] {
    (verification?.claims ?? []).filter {
      $0.verdict.state == .unverified && $0.former.map { $0 != .unverified } == true
    }
  }

  /// Claims of an unchanged verdict that a fact they rest on, and that stood before, no longer bears.
  var undermined: [ClaimOutcome] {
    (verification?.claims ?? []).filter {
      $0.verdict.state == .unverified && $0.former == nil && !$0.newPremiseReasons.isEmpty
    }
  }

  /// Lines of articles that are wrong now.
  var wrongLines: [ArticleLine] { articleLines.filter { $0.problem != nil } }

  /// Lines of articles that rely on what changed and still stand.
  var standingLines: [ArticleLine] { articleLines.filter { $0.problem == nil } }

  /// Claims that hold again.
  var restored: [ClaimOutcome] {
    (verification?.claims ?? []).filter { $0.verdict.state == .holds && $0.former != nil }
  }

  /// The questions of a standing.
  func questions(_ status: QuestionStatus) -> [QuestionOutcome] {
    (verification?.questions ?? []).filter { $0.status == status }
  }

  /// Claims and questions in one line; `nil` where none are recorded.
  var factSummary: String? {
    guard let verification else { return nil }
    let claims = VerdictState.allCases.map { "\(verification.count(of: $0)) \($0.rawValue)" }
    let questions = QuestionStatus.allCases.map { "\(self.questions($0).count) \($0.rawValue)" }
    return "\(counted(verification.claims.count, "claim")): \(claims.joined(separator: ", ")); "
      + "\(counted(verification.questions.count, "question")): "
      + questions.joined(separator: ", ")
  }
}

/// Writes the report of a run in one format.
package protocol UpdateReporter: Sendable {
  /// The format's name on the command line.
  var name: String { get }

  /// The whole report, ending in a line end; throws where a value cannot be encoded.
  func render(_ report: UpdateReport, style: TextStyle) throws -> String
}

/// Every format of a run's report.
package let updateReporters: [any UpdateReporter] = [
  UpdateTextReporter(), UpdateJSONReporter(), UpdateMarkdownReporter(),
]
