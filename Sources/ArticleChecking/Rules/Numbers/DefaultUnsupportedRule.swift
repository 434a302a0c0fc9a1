import ArticleReading
import FactModel

/// A default value is stated that the symbol's page does not state.
struct DefaultUnsupportedRule: FindingRule {
  let name = "default-unsupported"
  let summary = "A default value is stated that the symbol's page does not state."
  let severity = Severity.warning
  let failing = "`NSUserActivity.userInfo` defaults to false."
  let passing = "`NSUserActivity.userInfo` defaults to nil."

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.defaults.compactMap { statement in
      guard let (message, severity) = message(statement.support) else { return nil }
      return examination.finding(
        self, at: statement.range, in: statement.sentence.block, message, severity: severity,
        facts: statement.facts, pages: statement.pages)
    }
  }

  private func message(_ support: DefaultStatement.Support) -> (String, Severity)? {
    switch support {
    case .supported, .unresolved: nil
    case .contradicted(let page, let sentence): ("\(page) says: \(sentence)", .error)
    case .unstated(let page): ("\(page) states no such default", severity)
    case .undecided(let page, let claim):
      (
        "no page that is here states this default"
          + (page.map { "; \($0), which would decide, could not be read" }
            ?? "; the symbol's own page, which would decide, is not watched")
          + (claim.map { " (\($0.id): \($0.says))" } ?? ""), severity
      )
    }
  }
}

extension DefaultStatement {
  var pages: [PageID] {
    switch support {
    case .supported(let page), .contradicted(let page, _), .unstated(let page): [page]
    case .undecided(let page, let claim):
      (page.map { [$0] } ?? []) + (claim?.predicate?.pages ?? [])
    case .unresolved: []
    }
  }

  var facts: [FactID] {
    if case .undecided(_, let claim?) = support { [claim.id] } else { [] }
  }
}
