/// A place on a page that shows a verdict: the chain from it to the bytes.
public struct Evidence: Hashable, Sendable {
  /// The page.
  public var page: PageID
  /// The digest of the bytes.
  public var digest: Digest
  /// The bytes of the stored body that hold it; `nil` where it stands in no single place.
  public var bytes: Range<Int>?
  /// The line of the stored body, from 1.
  public var line: Int?
  /// The column in Unicode scalars, from 1.
  public var column: Int?
  /// What stands there: the sentence, the availability row, the declaration.
  public var text: String
  /// How the place shows it: the quotation's step, `row`, `match`.
  public var how: String

  /// Evidence of the given parts.
  public init(
    page: PageID, digest: Digest, bytes: Range<Int>? = nil, line: Int? = nil, column: Int? = nil,
    text: String, how: String
  ) {
    self.page = page
    self.digest = digest
    self.bytes = bytes
    self.line = line
    self.column = column
    self.text = text
    self.how = how
  }
}

/// A page that a verdict was looked for on.
public struct SearchedPage: Hashable, Codable, Sendable {
  /// The page.
  public var page: PageID
  /// The digest of the bytes that were read; `nil` where none were.
  public var digest: Digest?
  /// When these bytes were first received.
  public var fetched: Timestamp?
  /// When the server last confirmed them.
  public var checked: Timestamp?

  /// A page of the given parts.
  public init(
    page: PageID, digest: Digest? = nil, fetched: Timestamp? = nil, checked: Timestamp? = nil
  ) {
    self.page = page
    self.digest = digest
    self.fetched = fetched
    self.checked = checked
  }
}
