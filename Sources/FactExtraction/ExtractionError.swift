import FactModel
import PageReading

/// Why no fact sheet can be made of a body.
package enum ExtractionError: Error, Equatable {
  /// No extractor reads pages of this kind yet.
  case unsupported(PageKind)
  /// The page kind has a header and the page has none.
  case noHeader
  /// The header stands there and cannot be read.
  case damagedHeader(HeaderError)
  /// The first byte that is not UTF-8.
  case notUTF8(offset: Int)
  /// The body cannot be read as markup; the reader's words.
  case unreadable(String)
  /// The page has no heading of the first level before all others.
  case noTitle
  /// The header's title and the page's first heading differ.
  case identity(header: String, heading: String)
}

extension ExtractionError: CustomStringConvertible {
  /// What was expected and what stands there, without the page's name.
  package var description: String {
    switch self {
    case .unsupported(let kind): "\(kind.rawValue) pages cannot be extracted yet"
    case .noHeader: "no header comment before the first heading"
    case .damagedHeader(let error): "header at \(error)"
    case .notUTF8(let offset): "byte \(offset) is not UTF-8"
    case .unreadable(let reason): reason
    case .noTitle: "no title before the other headings"
    case .identity(let header, let heading):
      "header is titled \"\(header)\", the page \"\(heading)\""
    }
  }
}
