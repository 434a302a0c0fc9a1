/// The rules of `docfacts check`.
package enum ArticleRules {
  /// Every rule.
  package static var all: [any ArticleRule] {
    working + [WaiverUnusedRule(), WaiverExpiredRule(), WaiverWithoutReasonRule()]
  }

  static let working: [any FindingRule] = [
    QuoteNotFoundRule(), QuoteDriftedRule(), QuoteElsewhereRule(), QuoteEditedRule(),
    QuoteUnverifiedRule(), QuoteAmbiguousRule(), ArchivedQuoteUndatedRule(),
    IncompleteInFullRule(), UnbalancedQuotationRule(),
    AvailabilityDiffersRule(), AvailabilityUnverifiedRule(), CodeAvailabilityRule(),
    AttributedNumberRule(), DefaultUnsupportedRule(),
    NegativeContradictedRule(), NegativeUnrecordedRule(), NegativeWidenedRule(),
    UniversalNegativeRule(), FetchedDateUnknownRule(), PageChangedSinceRule(), PageTooOldRule(),
    UniversalDateRule(),
    BoundFactFailsRule(), BoundFactUnverifiedRule(), BoundQuestionSettledRule(), UnknownFactRule(),
    ContradictsItselfRule(), ConstantCommentRule(), DanglingPartRule(),
    ForbiddenFormulationRule(), EvidencePromotedRule(), BoundedSymbolRecommendedRule(),
  ]

  /// The rule of a name.
  package static func rule(named name: String) -> (any ArticleRule)? {
    all.first { $0.name == name }
  }
}
