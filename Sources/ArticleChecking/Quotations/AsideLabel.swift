import QuoteMatching

/// An aside's label inside a quotation, `… searches. Important: Your app must …`: who prints it
/// shows that the words behind it stand apart on the page, as a mark would.
enum AsideLabel {
  private static let labels = [
    "Important:", "Note:", "Warning:", "Tip:", "Caution:", "Experiment:", "Attention:",
  ]

  /// The outcome of a quotation; where it fails with labels, that with marks before them.
  static func outcome(of text: String, on page: QuotablePage) -> QuoteOutcome {
    let outcome = Quotation(text).judged(on: page)
    guard outcome.verdict == .fails, let marked = marked(text) else { return outcome }
    let other = Quotation(marked).judged(on: page)
    return other.verdict == .holds ? other : outcome
  }

  /// `nil` where no label follows the end of a sentence.
  private static func marked(_ text: String) -> String? {
    let marked = labels.reduce(text) { text, label in
      text.split(separator: ". " + label, omittingEmptySubsequences: false)
        .joined(separator: ". … " + label)
    }
    return marked == text ? nil : marked
  }
}
