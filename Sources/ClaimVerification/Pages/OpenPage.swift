import FactModel
import PageReading
import QuoteMatching

/// A page while claims are judged on it: its text is read once, when a check first needs it, and
/// goes with it.
final class OpenPage {
  let id: PageID
  let read: ReadPage
  /// The text, ready for quotations; `nil` where the bytes are not here or nothing reads them.
  private(set) lazy var text = readText()
  /// The texts that patterns are searched in; empty where there is no text.
  private(set) lazy var searched = SearchedText.all(of: self)

  init(_ id: PageID, _ read: ReadPage) {
    self.id = id
    self.read = read
  }

  var sheet: FactSheet { read.sheet }

  /// When the page was last known to say this.
  var date: Timestamp { read.checked ?? read.fetched }

  private func readText() -> QuotablePage? {
    guard let body = read.body, let text = read.kind.pageText(of: body, read.charset) else {
      return nil
    }
    return QuotablePage(text, kind: read.kind)
  }
}

extension PageKind {
  /// The text of a body of this kind; `nil` where it cannot be read.
  fileprivate func pageText(of body: [UInt8], _ charset: String?) -> PageText? {
    switch self {
    case .doccMarkdown: MarkdownPageReader().pageText(of: body)
    case .archiveHTML, .html: HTMLPageReader().pageText(of: body, charset: charset)
    case .doccJSON: (try? RenderPageReader().read(body))?.text
    }
  }
}
