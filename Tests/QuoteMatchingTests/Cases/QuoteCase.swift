import PageReading
import Testing

@testable import QuoteMatching

/// A page, a quotation and what becomes of it; `id` names the hard case it is of.
struct QuoteCase: Sendable, CustomTestStringConvertible {
  let id: String
  let page: String
  let quote: String
  let verdict: QuoteOutcome.Verdict
  let step: LadderStep
  let reason: QuoteReason?

  var testDescription: String { "\(id): \(quote)" }

  static func holds(
    _ id: String, _ page: String, _ quote: String, _ step: LadderStep, _ note: QuoteReason? = nil
  ) -> Self {
    Self(id: id, page: page, quote: quote, verdict: .holds, step: step, reason: note)
  }

  static func fails(
    _ id: String, _ page: String, _ quote: String, _ step: LadderStep = .near,
    _ reason: QuoteReason? = nil
  ) -> Self {
    Self(id: id, page: page, quote: quote, verdict: .fails, step: step, reason: reason)
  }

  static func open(_ id: String, _ page: String, _ quote: String, _ reason: QuoteReason) -> Self {
    Self(id: id, page: page, quote: quote, verdict: .unverified, step: .absent, reason: reason)
  }

  static let all =
    typography + spaces + dashes + unicode + markup + structure + code + boundaries + brackets
    + elisions + negations + letterCase + punctuation + wording + refusals
}

/// A page of Markdown, ready for quotations.
func quotable(_ markdown: String) -> QuotablePage {
  QuotablePage(MarkdownPageReader().pageText(of: Array(markdown.utf8)))
}
