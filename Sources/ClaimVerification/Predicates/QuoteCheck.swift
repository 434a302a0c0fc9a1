import FactModel
import PageReading
import QuoteMatching

/// Whether the page says it: in the section, and as often, as the claim has it.
struct QuoteCheck: PageCheck {
  private let predicate: QuotePredicate
  private let quotation: Quotation

  init(_ predicate: QuotePredicate) {
    self.predicate = predicate
    quotation = Quotation(predicate.text)
  }

  var pages: [PageID] { [predicate.page] }

  func observation(on page: OpenPage) -> Observation {
    guard let text = page.text else { return .unverified(page.reasonForNoText) }
    let outcome = quotation.judged(on: text)
    switch outcome.verdict {
    case .unverified: return .unverified(page.reason(outcome))
    case .fails: return page.missing(outcome)
    case .holds: return observation(of: outcome, text, on: page)
    }
  }

  private func observation(
    of outcome: QuoteOutcome, _ text: QuotablePage, on page: OpenPage
  ) -> Observation {
    var places = outcome.occurrences
    if let section = predicate.section {
      let isComplete = outcome.count == places.count
      places = places.filter { text.page.stands($0.heading, below: section) }
      if places.isEmpty { return elsewhere(outcome, section, text, on: page) }
      if !isComplete, predicate.times != nil {
        return .unverified(page.reason(.undecided, "it stands on the page too often to be counted"))
      }
    }
    let count = predicate.section == nil ? outcome.count : places.count
    let evidence = places.prefix(Evidence.mostOfAPage)
      .map { page.evidence($0, how: outcome.step.rawValue) }
    guard let times = predicate.times, times != count else { return .holds(evidence) }
    return .fails(
      [page.reason(.differs, "it stands there \(count) times, expected \(times)")], evidence)
  }

  private func elsewhere(
    _ outcome: QuoteOutcome, _ section: String, _ text: QuotablePage, on page: OpenPage
  ) -> Observation {
    let place = outcome.occurrences.first
    let heading = place?.heading.map { text.page.headings[$0].text }
    let found = heading.map { "below \"\($0)\"" } ?? "above the first heading"
    return .fails(
      [page.reason(.differs, "it stands \(found), not below \"\(section)\"")],
      place.map { [page.evidence($0, how: outcome.step.rawValue)] } ?? [])
  }
}
