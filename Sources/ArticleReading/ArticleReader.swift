import PageReading

/// Reads articles in any of the formats; every input is an article, a broken one too.
package struct ArticleReader: Sendable {
  package init() {}

  /// The article at `path`, which only names it.
  package func article(
    path: String, format: ArticleFormat, source: [UInt8]
  ) -> Article {
    var blocks = Self.blocks(of: source, format)
    AttributionPass.run(on: &blocks, isPlain: format == .plainText)
    blocks = CodeComments.inserted(into: blocks)
    placeUnderHeadings(&blocks)
    let quoting = QuotationReading(of: blocks)
    SentencePass.run(on: &blocks, quoting.quotations)
    LinkPass.run(on: &blocks)
    let annotations = AnnotationScanner(source: source, blocks: blocks).annotations()
    return Article(
      path: path, format: format, source: source, blocks: blocks, quoting: quoting,
      annotations: annotations)
  }

  private func placeUnderHeadings(_ blocks: inout [ArticleBlock]) {
    var heading: Int?
    for index in blocks.indices {
      blocks[index].heading = heading
      if blocks[index].isHeading { heading = index }
    }
  }

  private static func blocks(of source: [UInt8], _ format: ArticleFormat) -> [ArticleBlock] {
    switch format {
    case .markdown: MarkdownArticle.blocks(of: source)
    case .plainText: PlainTextArticle.blocks(of: source)
    case .html: PageTextConversion.blocks(of: HTMLPageReader().pageText(of: source))
    }
  }
}
