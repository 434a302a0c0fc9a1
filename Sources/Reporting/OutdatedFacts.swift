import FactModel

/// What was written down before something that it rests on changed.
package struct OutdatedFacts: Sendable {
  /// The claims that nobody has seen hold since one of their pages changed, sorted by id.
  package var claims: [OutdatedClaim]
  /// The listed articles that were committed before something they rely on changed, sorted.
  package var articles: [OutdatedArticle]

  /// What is outdated, of the given parts.
  package init(claims: [OutdatedClaim] = [], articles: [OutdatedArticle] = []) {
    self.claims = claims
    self.articles = articles
  }
}

/// A claim whose page changed after the last day on which a person saw it hold.
package struct OutdatedClaim: Sendable {
  package var id: FactID
  /// The last day that a person wrote down.
  package var recorded: Day
  /// The pages that changed since, sorted.
  package var pages: [ChangedPage]

  /// A claim of the given parts.
  package init(id: FactID, recorded: Day, pages: [ChangedPage]) {
    self.id = id
    self.recorded = recorded
    self.pages = pages
  }
}

/// An article that is older than what it relies on.
package struct OutdatedArticle: Sendable {
  /// Its path below the workspace.
  package var file: String
  /// When it was last committed.
  package var committed: Timestamp
  /// The pages that it relies on and that changed since, sorted.
  package var pages: [ChangedPage]
  /// The facts that it relies on and whose verdict changed since, sorted.
  package var facts: [ChangedFact]

  /// An article of the given parts.
  package init(
    file: String, committed: Timestamp, pages: [ChangedPage], facts: [ChangedFact]
  ) {
    self.file = file
    self.committed = committed
    self.pages = pages
    self.facts = facts
  }
}

/// A page and when its present bytes were first received.
package struct ChangedPage: Codable, Sendable {
  package var page: PageID
  package var changed: Timestamp

  /// A page that changed at that moment.
  package init(page: PageID, changed: Timestamp) {
    self.page = page
    self.changed = changed
  }
}

/// A fact, its verdict, and since when it is that one.
package struct ChangedFact: Codable, Sendable {
  package var id: FactID
  package var verdict: VerdictState
  package var since: Timestamp

  /// A fact that is judged so since that moment.
  package init(id: FactID, verdict: VerdictState, since: Timestamp) {
    self.id = id
    self.verdict = verdict
    self.since = since
  }
}
