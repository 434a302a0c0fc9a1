import FactModel

extension OutdatedFacts {
  /// A line a claim and a line an article, for terminals.
  var lines: [String] {
    claims.map { claim in
      "\(claim.id.rawValue): recorded \(claim.recorded), but "
        + claim.pages.map(\.words).joined(separator: ", ")
    }
      + articles.map { article in
        let changes = article.pages.map(\.words) + article.facts.map(\.words)
        return "\(terminalText(article.file)): committed \(article.committed), but "
          + changes.joined(separator: ", ")
      }
  }
}

extension ChangedPage {
  fileprivate var words: String { "\(terminalText(page.rawValue)) changed \(changed)" }
}

extension ChangedFact {
  fileprivate var words: String { "\(id.rawValue) \(verdict.rawValue) since \(since)" }
}

/// An outdated claim for machines.
struct OutdatedClaimEntry: Encodable {
  var id: FactID
  var recorded: Day
  var pages: [ChangedPage]

  init(_ claim: OutdatedClaim) {
    id = claim.id
    recorded = claim.recorded
    pages = claim.pages
  }
}

/// An outdated article for machines.
struct OutdatedArticleEntry: Encodable {
  var file: String
  var committed: Timestamp
  var pages: [ChangedPage]
  var facts: [ChangedFact]

  init(_ article: OutdatedArticle) {
    file = article.file
    committed = article.committed
    pages = article.pages
    facts = article.facts
  }
}
