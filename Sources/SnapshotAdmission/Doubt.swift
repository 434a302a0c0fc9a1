/// A reason not to take a body for the page that was asked for.
package struct Doubt: Sendable, Equatable {
  /// The rule that doubts; the raw values are stable and written to reports.
  package enum Kind: String, Sendable, CaseIterable {
    case emptyBody = "empty-body"
    case mediaType = "media-type"
    case invalidUTF8 = "invalid-utf8"
    case htmlInstead = "html-instead"
    case notRendered = "not-rendered"
    case errorPage = "error-page"
    case noHeader = "no-header"
    case damagedHeader = "damaged-header"
    case truncated
    case lostTitle = "lost-title"
    case shrunk
    case titlesDiffer = "titles-differ"
    case otherPage = "other-page"
    case otherTitle = "other-title"
    case replaced
  }

  package var kind: Kind
  /// What was expected and what came instead.
  package var message: String

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}

extension Doubt.Kind {
  /// The reason that an unverified verdict gives for a page with such a doubt.
  package var reason: String {
    switch self {
    case .emptyBody, .invalidUTF8, .damagedHeader, .truncated, .lostTitle, .shrunk: "damaged"
    case .mediaType, .htmlInstead, .errorPage: "blocked"
    case .notRendered: "not-rendered"
    case .noHeader: "no-header"
    case .titlesDiffer, .otherPage, .otherTitle, .replaced: "identity"
    }
  }
}
