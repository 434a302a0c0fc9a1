import FactModel
import QuoteMatching

extension ReadPage {
  /// The page's text for quotations, and why the page can show nothing, where it cannot; its age is
  /// left to the caller.
  package func opened(
    as page: PageID, now: Timestamp
  ) -> (text: QuotablePage?, doubt: VerdictReason?) {
    var ageless = self
    ageless.staleAfter = nil
    let open = OpenPage(page, ageless)
    return (open.text, open.goneReason ?? open.doubt(now))
  }
}
