import FactModel

/// All that a check knows besides the articles; the caller reads it from the workspace.
package struct CheckingContext: Sendable {
  /// The watched pages by their names and addresses.
  package var index: PageIndex
  /// A page's content; asked at most once a page and check.
  package var page: @Sendable (PageID) -> PageState
  /// A page's older snapshots, the newest first; asked where a quotation is not found.
  package var earlier: @Sendable (PageID) -> [EarlierPage]
  /// The recorded claims and questions.
  package var facts: FactBase
  /// The verdicts on them; a fact without one is unverified.
  package var verdicts: [FactID: FactVerdict]
  /// The day of the check.
  package var today: Day
  /// What the user asked for.
  package var options: CheckOptions

  package init(
    index: PageIndex, facts: FactBase = FactBase(), verdicts: [FactID: FactVerdict] = [:],
    today: Day, options: CheckOptions = CheckOptions(),
    page: @escaping @Sendable (PageID) -> PageState,
    earlier: @escaping @Sendable (PageID) -> [EarlierPage] = { _ in [] }
  ) {
    self.index = index
    self.facts = facts
    self.verdicts = verdicts
    self.today = today
    self.options = options
    self.page = page
    self.earlier = earlier
  }
}

/// What was last found of a claim or question.
package struct FactVerdict: Equatable, Sendable {
  package var state: VerdictState
  /// Since when it is so.
  package var since: Day?
  package var reasons: [VerdictReason]
  package var evidenceClass: EvidenceClass

  package init(
    _ state: VerdictState, since: Day? = nil, reasons: [VerdictReason] = [],
    evidenceClass: EvidenceClass = .reference
  ) {
    self.state = state
    self.since = since
    self.reasons = reasons
    self.evidenceClass = evidenceClass
  }
}

/// What the user asked of a check.
package struct CheckOptions: Sendable {
  /// After how many days a cited page's last check is too old.
  package var maxAge: Int?
  /// What articles may not assert.
  package var forbidden: [ForbiddenFormulation]
  /// The series that the articles belong to, by part number; empty where there is none.
  package var series: [SeriesPart]
  /// How many pages are searched for a quotation that its page does not have.
  package var searchLimit: Int

  package init(
    maxAge: Int? = nil, forbidden: [ForbiddenFormulation] = [], series: [SeriesPart] = [],
    searchLimit: Int = 2_000
  ) {
    self.maxAge = maxAge
    self.forbidden = forbidden
    self.series = series
    self.searchLimit = searchLimit
  }
}
