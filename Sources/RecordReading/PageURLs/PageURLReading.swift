import FactModel

/// The page that an address means.
package struct PageURLReading: Equatable, Sendable {
  /// What the source list says of a page.
  package enum Watch: Equatable, Sendable {
    /// Asked for by name.
    case named
    /// Not asked for by name, but it lies below a root that is followed.
    case belowRoot
    /// Not watched.
    case none
  }

  /// What of an address a page id cannot say.
  package enum Note: Equatable, Sendable {
    /// The address asks for another language than Swift, which the page's source does not serve.
    case languageDropped(String)
    /// A query that changes how a page is shown.
    case queryDropped(String)
    /// A place within the page.
    case anchorDropped(String)
    /// The address is of a translation.
    case localeDropped(String)
  }

  /// The page's id.
  package var page: PageID
  /// Whether it is watched already.
  package var watch: Watch
  /// What was left out, in the order of the address.
  package var notes: [Note]
}

extension PageURLReading.Note: CustomStringConvertible {
  /// The note as a sentence's part, without a full stop.
  package var description: String {
    switch self {
    case .languageDropped(let language):
      "the variant for language '\(language)' is served in no form docfacts reads: "
        + "the Swift page is meant"
    case .queryDropped(let query): "the query '\(query)' is left out"
    case .anchorDropped(let anchor): "the anchor '\(anchor)' is left out: a page is watched whole"
    case .localeDropped(let locale): "the translation '\(locale)' is left out"
    }
  }
}
