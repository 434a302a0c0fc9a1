import ArticleReading
import FactModel
import QuoteMatching

/// Offers the page's own words in place of a quotation's.
enum QuoteSuggestion {
  /// The nearest sentence of the page, where the quotation is a sentence of its own.
  ///
  /// It is safe only for a sentence that the page had word for word and has reworded since: then
  /// the page's words are what the author meant to print.
  static func nearest(
    _ outcome: QuoteOutcome, for quotation: JudgedQuotation, _ examination: Examination
  ) -> Suggestion? {
    guard let nearest = outcome.nearest, quotation.quotation.parts.count == 1,
      let edit = examination.edit(
        quotation.part.range, in: quotation.part.block, to: nearest.sentence)
    else { return nil }
    let isWhole = outcome.drift.map { $0.sentence.utf8.elementsEqual(quotation.part.text.utf8) }
    return Suggestion(
      summary: "write the page's words", edits: [edit], isSafe: isWhole ?? false)
  }
}
