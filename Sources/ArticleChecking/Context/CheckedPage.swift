import FactModel
import QuoteMatching

/// What a watched page says, as far as this machine has it.
package struct CheckedPage: Sendable {
  /// What was read from it.
  package var sheet: FactSheet
  /// Its text for quotations, or why there is none here.
  package var text: Text
  /// Where it is published.
  package var url: String
  /// When the stored bytes were first received.
  package var fetched: Day?
  /// The days on which the server was asked and these bytes or older ones were confirmed.
  package var checked: [Day]
  /// The revision date that the page states.
  package var revised: Day?
  /// What kind of source it is.
  package var evidenceClass: EvidenceClass
  /// After how many days without a check its source takes it for stale.
  package var staleAfter: Int?

  /// The text for quotations.
  package enum Text: Sendable {
    case quotable(QuotablePage)
    case missing(VerdictReason)
  }

  package init(
    sheet: FactSheet, text: Text, url: String, fetched: Day? = nil, checked: [Day] = [],
    revised: Day? = nil, evidenceClass: EvidenceClass = .reference, staleAfter: Int? = nil
  ) {
    self.sheet = sheet
    self.text = text
    self.url = url
    self.fetched = fetched
    self.checked = checked.sorted()
    self.revised = revised
    self.evidenceClass = evidenceClass
    self.staleAfter = staleAfter
  }

  /// The last day on which it was seen.
  package var lastChecked: Day? { [fetched, checked.last].compactMap(\.self).max() }
}

/// A watched page, or why nothing can be said of it.
package enum PageState: Sendable {
  case read(CheckedPage)
  case unread(VerdictReason)
}

/// An older snapshot of a page.
package struct EarlierPage: Sendable {
  /// Its text.
  package var text: QuotablePage
  /// The last day on which the page was seen so.
  package var lastSeen: Day
  /// The first day on which it was seen otherwise.
  package var goneBy: Day?

  package init(text: QuotablePage, lastSeen: Day, goneBy: Day? = nil) {
    self.text = text
    self.lastSeen = lastSeen
    self.goneBy = goneBy
  }
}
