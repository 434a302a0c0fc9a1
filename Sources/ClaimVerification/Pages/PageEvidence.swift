import FactModel

/// What there is of a page for claims to be judged by.
package enum PageEvidence: Sendable {
  /// The page was read.
  case read(ReadPage)
  /// It was not, and can show nothing.
  case unread(UnreadPage)
}

/// A page that was read: its fact sheet and, where they are here, its bytes.
package struct ReadPage: Sendable {
  /// The form it was read as.
  package var kind: PageKind
  /// The digest of its bytes.
  package var digest: Digest
  /// When these bytes were first received.
  package var fetched: Timestamp
  /// When the server last confirmed them.
  package var checked: Timestamp?
  /// Since when the server has said that the page is gone.
  package var gone: Timestamp?
  /// After how many days without a check the page can show nothing; `nil` for never.
  package var staleAfter: Int?
  /// The title by which `sources.yml` knows it.
  package var expectedTitle: String?
  /// The revision date that the page states.
  package var revised: Day?
  /// What the extractor read from these bytes.
  package var sheet: FactSheet
  /// The bytes; `nil` where they are not on this machine.
  package var body: [UInt8]?
  /// What the server called the bytes' encoding, where it is not UTF-8.
  package var charset: String?

  /// A page of the given parts.
  package init(
    kind: PageKind, digest: Digest, fetched: Timestamp, checked: Timestamp? = nil,
    gone: Timestamp? = nil, staleAfter: Int? = nil, expectedTitle: String? = nil,
    revised: Day? = nil, sheet: FactSheet, body: [UInt8]?, charset: String? = nil
  ) {
    self.kind = kind
    self.digest = digest
    self.fetched = fetched
    self.checked = checked
    self.gone = gone
    self.staleAfter = staleAfter
    self.expectedTitle = expectedTitle
    self.revised = revised
    self.sheet = sheet
    self.body = body
    self.charset = charset
  }
}

/// A page that was not read, and why.
package struct UnreadPage: Sendable {
  /// The form its source's pages have.
  package var kind: PageKind
  /// Why it can show nothing.
  package var code: VerdictReason.Code
  /// The same for people.
  package var detail: String
  /// The digest of the bytes that are stored, where some are.
  package var digest: Digest?
  /// When they were first received.
  package var fetched: Timestamp?
  /// When the server last confirmed them.
  package var checked: Timestamp?

  /// A page of the given parts.
  package init(
    kind: PageKind, _ code: VerdictReason.Code, _ detail: String, digest: Digest? = nil,
    fetched: Timestamp? = nil, checked: Timestamp? = nil
  ) {
    self.kind = kind
    self.code = code
    self.detail = detail
    self.digest = digest
    self.fetched = fetched
    self.checked = checked
  }
}

extension PageEvidence {
  /// The form that the page has or should have.
  var kind: PageKind {
    switch self {
    case .read(let page): page.kind
    case .unread(let page): page.kind
    }
  }

  /// The page as a verdict names it.
  func searched(_ page: PageID) -> SearchedPage {
    switch self {
    case .read(let read):
      SearchedPage(
        page: page, digest: read.digest, fetched: read.fetched, checked: read.checked)
    case .unread(let unread):
      SearchedPage(
        page: page, digest: unread.digest, fetched: unread.fetched, checked: unread.checked)
    }
  }
}
