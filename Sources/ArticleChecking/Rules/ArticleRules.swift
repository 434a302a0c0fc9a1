/// The rules of `docfacts check`.
package enum ArticleRules {
  /// Every rule, in the order of its name.
  package static var all: [any ArticleRule] { working }

  static let working: [any FindingRule] = [
    QuoteNotFoundRule(), QuoteDriftedRule(), QuoteElsewhereRule(), QuoteEditedRule(),
    QuoteUnverifiedRule(), QuoteAmbiguousRule(), ArchivedQuoteUndatedRule(),
    IncompleteInFullRule(), UnbalancedQuotationRule(),
    AvailabilityDiffersRule(), AvailabilityUnverifiedRule(), CodeAvailabilityRule(),
  ]

  /// The rule of a name.
  package static func rule(named name: String) -> (any ArticleRule)? {
    all.first { $0.name == name }
  }
}
