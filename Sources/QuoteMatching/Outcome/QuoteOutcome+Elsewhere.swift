import FactModel

/// Another page that a quotation stands on.
package struct Elsewhere: Hashable, Sendable {
  package var page: PageID
  package var step: LadderStep
  /// How often it stands there.
  package var count: Int
}

/// When a quotation stood on a page that has it no more.
package struct Drift: Hashable, Sendable {
  /// The last day the page was seen with it.
  package var lastSeen: Day
  /// The first day the page was seen without it, if known.
  package var goneBy: Day?
  /// The sentence as it stood then.
  package var sentence: String
}

extension QuoteOutcome {
  /// The outcome with the other pages that have the quotation, of the outcomes on them.
  ///
  /// A failure becomes `found-elsewhere`; it stays a failure, because the cited page does not say
  /// it. What holds, drifted or could not be judged keeps its step.
  package func foundElsewhere(_ others: [(page: PageID, outcome: QuoteOutcome)]) -> QuoteOutcome {
    let pages = others.filter { $0.outcome.verdict == .holds }.sorted { $0.page < $1.page }
    guard verdict != .holds, !pages.isEmpty else { return self }
    var outcome = self
    outcome.elsewhere = pages.map {
      Elsewhere(page: $0.page, step: $0.outcome.step, count: $0.outcome.count)
    }
    if verdict == .fails, step != .drifted { outcome.step = .foundElsewhere }
    return outcome
  }

  /// The outcome with what an older snapshot of the page said, of the outcome on that snapshot.
  ///
  /// A failure becomes `drifted` where the older snapshot had the quotation.
  package func drifted(
    from older: QuoteOutcome, lastSeen: Day, goneBy: Day? = nil
  ) -> QuoteOutcome {
    guard verdict == .fails, older.verdict == .holds else { return self }
    var outcome = self
    outcome.step = .drifted
    outcome.drift = Drift(
      lastSeen: lastSeen, goneBy: goneBy, sentence: older.occurrences.first?.sentence ?? "")
    return outcome
  }
}
