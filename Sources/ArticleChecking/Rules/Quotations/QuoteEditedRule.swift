import ArticleReading
import FactModel
import QuoteMatching

/// A quotation holds with changes that a reader should know of.
struct QuoteEditedRule: FindingRule {
  let name = "quote-edited"
  let summary = "A quotation holds, but leaves out a number or condition, or adds words."
  let severity = Severity.note
  let failing = """
    Adopting Handoff, revised 2016-04-01, says "Transfer as small a payload as possible … The more payload data you deliver".
    """
  let passing = """
    Adopting Handoff, revised 2016-04-01, says "Transfer as small a payload as possible in the userInfo dictionary".
    """

  private static let notes: [QuoteReason: String] = [
    .numberElided: "leaves out a number", .conditionElided: "leaves out a condition",
    .bracketInserts: "adds words in brackets", .emphasisAdded: "emphasises what the page does not",
    .crossesParagraphs: "joins paragraphs at its mark",
  ]

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.quotations.compactMap { quotation in
      guard case .judged(let id, let page, let outcome) = quotation.status,
        outcome.verdict == .holds
      else { return nil }
      let notes = outcome.reasons.compactMap { Self.notes[$0] }
      guard !notes.isEmpty else { return nil }
      return examination.finding(
        self, at: quotation.part.range, in: quotation.part.block,
        "the quotation \(notes.joined(separator: " and "))",
        evidence: outcome.occurrences.prefix(1).map { "\(id):\($0.line): \($0.sentence)" }
          + [page.provenance], pages: [id], evidenceClass: page.evidenceClass)
    }
  }
}
