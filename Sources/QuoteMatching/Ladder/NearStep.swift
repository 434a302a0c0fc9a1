/// Not quoted: says what stands closest, where anything does.
enum NearStep {
  static func outcome(_ quotation: Quotation, _ page: QuotablePage) -> QuoteOutcome? {
    QuoteOutcome(.fails, .absent)
  }
  static func explained(_ outcome: QuoteOutcome, _ quotation: Quotation, _ page: QuotablePage)
    -> QuoteOutcome
  {
    outcome
  }
}
