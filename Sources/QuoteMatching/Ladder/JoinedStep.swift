enum JoinedStep {
  static func outcome(_ quotation: Quotation, _ page: QuotablePage) -> QuoteOutcome? { nil }
}
