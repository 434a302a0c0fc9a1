/// What became of a quotation on a page.
package struct QuoteOutcome: Hashable, Sendable {
  /// The verdict.
  package enum Verdict: String, Sendable {
    case holds
    case fails
    case unverified
  }

  package var verdict: Verdict
  /// The weakest step that was needed, or `near`, `absent` and their kin.
  package var step: LadderStep
  /// The reason of a failure first, then notes; the gravest first.
  package var reasons: [QuoteReason] = []
  /// The differences of characters that were bridged, each once, in the order of the text.
  package var bridges: [Bridge] = []
  /// The changes that the quotation makes.
  package var alterations: [Alteration] = []
  /// The first places where it stands, at most `listed` of them.
  package var occurrences: [Occurrence] = []
  /// How often it stands on the page.
  package var count = 0
  /// How the sentence goes on behind a quotation that ends in a full stop of its own.
  package var rest: String?
  /// What stands closest, where it was not found.
  package var nearest: Nearest?
  /// Other pages that have it.
  package var elsewhere: [Elsewhere] = []
  /// When the page had it.
  package var drift: Drift?

  /// How many places are listed at most; `count` counts all.
  package static let listed = 100

  init(_ verdict: Verdict, _ step: LadderStep, _ reasons: QuoteReason...) {
    self.verdict = verdict
    self.step = step
    self.reasons = reasons
  }

  /// The first reason.
  package var reason: QuoteReason? { reasons.first }
}
