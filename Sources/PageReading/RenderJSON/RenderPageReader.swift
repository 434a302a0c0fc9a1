import FactModel

/// Reads the render JSON of a DocC page: what the site's script makes the page of.
package struct RenderPageReader: Sendable {
  package init() {}

  /// The page's metadata in the form of a header, and its text with the structure that the
  /// Markdown variant of the page would have. Throws where the bytes are no render JSON.
  package func read(_ bytes: [UInt8]) throws(HeaderError) -> RenderPage {
    do throws(HeaderFault) {
      var scanner = JSONScanner(bytes: bytes, index: 0)
      let root = try scanner.value()
      scanner.skipSpace()
      guard scanner.next == nil else { throw scanner.fault("the end of the page") }
      let header = try RenderHeaderDecoder(root: root).header()
      var assembler = RenderAssembler(root: root, source: bytes)
      assembler.assemble(titled: header.title)
      return RenderPage(header: header, text: assembler.text)
    } catch {
      throw HeaderError(error, in: bytes)
    }
  }
}

/// A page read from its render JSON.
package struct RenderPage: Sendable {
  /// What the metadata says.
  package var header: PageHeader
  /// The text, reconstructed: quotations are matched against it.
  package var text: PageText
}
