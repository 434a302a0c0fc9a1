import ArticleReading
import FactModel
import QuoteMatching

/// A quotation and what became of it.
struct JudgedQuotation {
  /// Why a quotation was left alone.
  enum Skip: String, CaseIterable {
    /// Too few words to be evidence of anything.
    case short
    /// A label of a user interface.
    case label
    /// Nothing in its sentence says that it cites.
    case uncited
  }

  enum Status {
    case skipped(Skip)
    /// Judged on the page it is cited from.
    case judged(PageID, CheckedPage, QuoteOutcome)
    /// Its sentence names several pages; the outcomes on those that are here.
    case several([(page: PageID, outcome: QuoteOutcome?)])
    /// The page cannot be read here.
    case unread(PageID, VerdictReason)
    /// A page that is not watched.
    case unwatched(String)
    /// Attributed to the maker without a page: the watched pages that have it.
    case unnamed([PageID])
  }

  let quotation: ArticleQuotation
  let status: Status
  /// The attribution line, read.
  let attribution: Attribution?

  /// The part that findings point to.
  var part: ArticleQuotation.Part { quotation.parts[0] }
}
