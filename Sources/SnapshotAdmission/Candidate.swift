import FactModel

/// A body that was received for a page and is not stored yet.
package struct Candidate: Sendable {
  /// The page that was asked for.
  package var page: PageID
  /// The form its source's pages have.
  package var kind: PageKind
  /// The title that the page must have, where `sources.yml` names one.
  package var watchedTitle: String?
  /// The media type without parameters, lower-case; `nil` where none was named, as for files.
  package var mediaType: String?
  /// The character set, lower-case, where the server named one.
  package var charset: String?
  /// The bytes.
  package var body: [UInt8]

  package init(
    page: PageID, kind: PageKind, watchedTitle: String? = nil, mediaType: String? = nil,
    charset: String? = nil, body: [UInt8]
  ) {
    self.page = page
    self.kind = kind
    self.watchedTitle = watchedTitle
    self.mediaType = mediaType
    self.charset = charset
    self.body = body
  }
}
