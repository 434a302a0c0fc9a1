extension QuoteOutcome {
  /// The outcome for a claim about one place: words that stand in several places do not say
  /// which one is meant.
  package func atOnePlace() -> QuoteOutcome {
    guard verdict == .holds, count > 1 else { return self }
    var outcome = self
    outcome.verdict = .unverified
    outcome.step = .ambiguous
    outcome.reasons.insert(.ambiguousPlace, at: 0)
    return outcome
  }

  /// The outcome for a claim about the section under one of the page's headings, by its index.
  ///
  /// Only the listed occurrences are looked at.
  package func inSection(ofHeading heading: Int) -> QuoteOutcome {
    guard verdict == .holds else { return self }
    var outcome = self
    outcome.occurrences = occurrences.filter { $0.heading == heading }
    outcome.count = outcome.occurrences.count
    guard outcome.count == 0 else { return outcome }
    outcome.verdict = .fails
    outcome.step = .foundElsewhere
    outcome.reasons.insert(.otherSection, at: 0)
    return outcome
  }
}
