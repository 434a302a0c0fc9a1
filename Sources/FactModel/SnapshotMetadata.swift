/// What is known of a stored body beside its bytes; written as `snapshots/<page>.meta.json`.
///
/// No "last checked" stands here: a run that finds nothing new leaves this file as it is.
public struct SnapshotMetadata: Equatable, Codable, Sendable {
  /// The version of this file form.
  public var schema = 1
  /// The page the bytes belong to; the file name may only hold a digest of it.
  public var page: PageID
  /// The address that was asked for.
  public var url: String
  /// The address that answered, where redirects led elsewhere.
  public var finalURL: String?
  /// The HTTP status; 200 for files.
  public var status: Int
  /// The media type without parameters, lower-case, where the server named one.
  public var mediaType: String?
  /// The character set, lower-case, where the server named another than UTF-8.
  public var charset: String?
  /// The server's entity tag, as sent.
  public var etag: String?
  /// The server's modification date, as sent.
  public var lastModified: String?
  /// The digest of the bytes.
  public var digest: Digest
  /// The number of bytes.
  public var bytes: Int
  /// When these bytes were first received.
  public var fetched: Timestamp
  /// When the server first said that the page is gone (404 or 410); the bytes are kept.
  public var gone: Timestamp?

  /// Metadata of the given parts.
  public init(
    page: PageID, url: String, finalURL: String? = nil, status: Int, mediaType: String? = nil,
    charset: String? = nil, etag: String? = nil, lastModified: String? = nil, digest: Digest,
    bytes: Int,
    fetched: Timestamp, gone: Timestamp? = nil
  ) {
    self.page = page
    self.url = url
    self.finalURL = finalURL
    self.status = status
    self.mediaType = mediaType
    self.charset = charset
    self.etag = etag
    self.lastModified = lastModified
    self.digest = digest
    self.bytes = bytes
    self.fetched = fetched
    self.gone = gone
  }
}
