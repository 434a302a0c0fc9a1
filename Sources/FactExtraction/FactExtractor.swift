import FactModel

/// Reads fact sheets from bodies: each page kind has one extractor, listed here.
package struct FactExtractor: Sendable {
  /// Raised with every change that makes another sheet of the same body.
  package static let version = 2

  private static let extractors: [any PageExtractor] = [
    DocCMarkdownExtractor(), DocCJSONExtractor(), HTMLExtractor(),
  ]

  package init() {}

  /// What the body says, `digest` being the body's; `charset` is what the server called its
  /// encoding.
  package func factSheet(
    page: PageID, kind: PageKind, digest: Digest, body: [UInt8], charset: String? = nil
  ) throws(ExtractionError) -> FactSheet {
    guard let extractor = Self.extractors.first(where: { $0.kinds.contains(kind) }) else {
      throw .unsupported(kind)
    }
    return try extractor.sheet(
      of: Snapshot(page: page, kind: kind, digest: digest, body: body, charset: charset))
  }
}

/// A body with what it is called.
struct Snapshot {
  var page: PageID
  var kind: PageKind
  var digest: Digest
  var body: [UInt8]
  var charset: String?

  /// A sheet of this snapshot that says no more than its title.
  func sheet(titled title: String) -> FactSheet {
    FactSheet(
      page: page, kind: kind, snapshot: digest, extractor: FactExtractor.version, title: title)
  }
}

/// Makes fact sheets of the bodies of some page kinds.
protocol PageExtractor: Sendable {
  var kinds: [PageKind] { get }

  func sheet(of snapshot: Snapshot) throws(ExtractionError) -> FactSheet
}
