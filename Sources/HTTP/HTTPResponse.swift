/// A server's whole answer.
package struct HTTPResponse: Equatable, Sendable {
  /// The HTTP status; 200 for a file that was read.
  package var status: Int
  /// The address that answered, after redirects.
  package var url: String
  /// The header fields that matter to a snapshot.
  package var fields: ResponseFields
  /// The body after decompression; empty for any status but 200.
  package var body: [UInt8]
  /// The bytes of bodies that came over the wire, before decompression, redirects included.
  package var receivedBytes: Int
  /// Whether the server can answer many requests on one connection at once.
  package var isMultiplexed: Bool

  /// An answer of the given parts.
  package init(
    status: Int, url: String, fields: ResponseFields = ResponseFields(), body: [UInt8] = [],
    receivedBytes: Int = 0, isMultiplexed: Bool = false
  ) {
    self.status = status
    self.url = url
    self.fields = fields
    self.body = body
    self.receivedBytes = receivedBytes
    self.isMultiplexed = isMultiplexed
  }
}

/// The header fields that matter to a snapshot.
package struct ResponseFields: Equatable, Sendable {
  /// `ETag` as sent.
  package var etag: String?
  /// `Last-Modified` as sent.
  package var lastModified: String?
  /// `Content-Type`, where it can be read.
  package var mediaType: MediaType?
  /// `Retry-After` as sent: seconds or a date.
  package var retryAfter: String?
  /// `Date` as sent.
  package var date: String?
  /// `Content-Length`: bytes on the wire.
  package var contentLength: Int?

  /// No field.
  package init() {}
}
