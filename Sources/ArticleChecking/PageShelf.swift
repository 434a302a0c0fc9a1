import FactModel
import QuoteMatching

/// Keeps the pages that a check has asked for, each once.
final class PageShelf {
  private let context: CheckingContext
  private var states: [PageID: PageState] = [:]

  init(_ context: CheckingContext) { self.context = context }

  /// What is known of a page.
  func state(of page: PageID) -> PageState {
    if let known = states[page] { return known }
    let state = context.page(page)
    states[page] = state
    return state
  }

  /// The page's content, if there is any.
  func page(_ id: PageID) -> CheckedPage? {
    if case .read(let page) = state(of: id) { page } else { nil }
  }
}

extension CheckedPage {
  /// The page's text for quotations, if it is here.
  var quotable: QuotablePage? {
    if case .quotable(let page) = text { page } else { nil }
  }

  /// Where and when the page was read: `https://… (fetched 2026-10-11, checked 2026-10-18)`.
  var provenance: String {
    var dates: [String] = []
    if let fetched { dates.append("fetched \(fetched)") }
    if let last = checked.last, last != fetched { dates.append("checked \(last)") }
    if let revised { dates.append("revised \(revised)") }
    return dates.isEmpty ? url : "\(url) (\(dates.joined(separator: ", ")))"
  }
}
