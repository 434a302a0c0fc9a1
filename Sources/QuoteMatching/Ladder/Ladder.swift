/// The steps of the ladder in the order they are tried; the first that has an outcome decides.
enum Ladder {
  typealias Step = @Sendable (Quotation, QuotablePage) -> QuoteOutcome?

  static let steps: [Step] = [
    PageCondition.outcome,
    WordlessQuotation.outcome,
    LiteralStep.outcome,
    EditedStep.outcome,
    JoinedStep.outcome,
    NearStep.outcome,
  ]
}
