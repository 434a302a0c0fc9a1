/// The steps of the ladder in the order they are tried; the first that has an outcome decides.
enum Ladder {
  typealias Step = @Sendable (Quotation, QuotablePage) -> QuoteOutcome?

  /// With the reason of a failure and what stands closest.
  static let steps: [Step] =
    beginning + [EditedStep.outcome, JoinedStep.outcome, NearStep.outcome]

  /// The same decisions without what a failure is explained by, which takes most of the time.
  static let standing: [Step] = beginning + [EditedStep.decision, JoinedStep.disclosed]

  private static let beginning: [Step] = [
    PageCondition.outcome, WordlessQuotation.outcome, LiteralStep.outcome,
  ]
}
