import FactModel
import QuoteMatching

/// A quotation, and where it is asked for.
package struct QuoteRequest: Sendable {
  package var quotation: Quotation
  package var place: Place

  package init(_ quotation: Quotation, at place: Place) {
    self.quotation = quotation
    self.place = place
  }

  /// Where a quotation is asked for.
  package enum Place: Sendable {
    /// On a watched page.
    case page(PageID)
    /// In a file at an absolute path, read as a page of that kind; `name` is what the user typed.
    case file(String, name: String, PageKind)
    /// On every watched page.
    case store
  }
}
