import FactModel

/// Reads the header comment of a DocC Markdown page.
///
/// The form is what swift-docc's `MarkdownOutputNode` writes: an HTML comment that holds one JSON
/// object, before the page's first heading.
package struct HeaderReader: Sendable {
  package init() {}

  /// The page's header, or `nil` where no header comment stands before the first heading.
  ///
  /// Only the comment's bytes are looked at; the body's may be anything.
  package func read(_ bytes: [UInt8]) throws(HeaderError) -> LocatedHeader? {
    do throws(HeaderFault) {
      guard let start = try HeaderLocator(bytes: bytes).commentStart() else { return nil }
      return try readComment(bytes, at: start)
    } catch {
      throw HeaderError(error, in: bytes)
    }
  }

  private func readComment(
    _ bytes: [UInt8], at start: Int
  ) throws(HeaderFault) -> LocatedHeader {
    var scanner = JSONScanner(bytes: bytes, index: start + 4)
    let value = try scanner.value()
    let end = try scanner.commentEnd()
    let header = try HeaderDecoder(root: value).header()
    return LocatedHeader(header: header, comment: start..<end.comment, bodyStart: end.body)
  }
}

/// A header together with the bytes it was read from.
package struct LocatedHeader: Sendable, Equatable {
  /// What the header says.
  package var header: PageHeader
  /// The bytes of the comment, `<!--` to `-->`.
  package var comment: Range<Int>
  /// The first byte behind the comment's last line.
  package var bodyStart: Int
}
