import FactModel

/// Why a page was not added to the text of a source list.
package enum SourceListEditError: Error, Equatable, Sendable {
  /// The text has problems already.
  case unreadable(RecordError)
  /// The list has no source of that id.
  case noSource(SourceID)
  /// The page cannot be one of its source; the reason.
  case noPage(PageID, reason: String)
  /// The source is written in a way that is left to the author, on the given line.
  case unsupported(PageID, line: Int)
  /// The text with the page would not say what it should: a defect of the editor.
  case unverified(PageID)
}

extension SourceListEditError: CustomStringConvertible {
  /// What was attempted and what stood in the way.
  package var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .noSource(let source): "'\(source)' is no source of the list"
    case .noPage(let page, let reason): "'\(page)' cannot be a page of its source: \(reason)"
    case .unsupported(let page, let line):
      "'\(page)' cannot be added to the source on line \(line), which is written in brackets: "
        + "add it by hand"
    case .unverified(let page):
      "'\(page)' cannot be added without changing something else: add it by hand"
    }
  }
}
