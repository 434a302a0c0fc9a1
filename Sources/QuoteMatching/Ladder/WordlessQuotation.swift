/// A quotation without a word, which would stand anywhere or nowhere.
enum WordlessQuotation {
  static func outcome(_ quotation: Quotation, _ page: QuotablePage) -> QuoteOutcome? {
    let hasWord = quotation.text.unicodeScalars.contains { WordCharacter.isPart($0.value) }
    return hasWord ? nil : QuoteOutcome(.unverified, .absent, .tooShort)
  }
}
