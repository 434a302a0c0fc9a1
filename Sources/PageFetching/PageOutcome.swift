import FactModel

/// What came of a page.
package struct PageOutcome: Equatable, Sendable {
  /// What was asked for.
  package var request: PageRequest
  /// What came of it.
  package var result: FetchResult
  /// How many requests it took; 0 where it was not asked for.
  package var attempts: Int
  /// The bytes of bodies that came over the wire.
  package var receivedBytes: Int
  /// Whether the host can answer many requests on one connection.
  var isMultiplexed = false
}

/// What came of asking for a page.
package enum FetchResult: Equatable, Sendable {
  /// The server says that the stored snapshot is still what it has.
  case notModified
  /// A body of the right media type.
  case fetched(FetchedPage)
  /// A stored page that the server no longer has (404 or 410, or a file that is missing).
  case gone(status: Int)
  /// Nothing is known of the page.
  case failed(FetchFailure)
}

/// A body as served and what came with it.
package struct FetchedPage: Equatable, Sendable {
  /// The bytes, after decompression.
  package var body: [UInt8]
  /// The address that answered, where redirects led elsewhere.
  package var finalURL: String?
  /// The HTTP status: 200, for files too.
  package var status: Int
  /// Type and subtype, lower-case, where the server named them.
  package var mediaType: String?
  /// The character set, lower-case, where the server named it.
  package var charset: String?
  /// The server's entity tag, as sent.
  package var etag: String?
  /// The server's modification date, as sent.
  package var lastModified: String?
  /// When the answer came.
  package var received: Timestamp
}
