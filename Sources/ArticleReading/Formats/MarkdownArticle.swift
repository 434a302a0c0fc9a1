import PageReading

/// Reads Markdown articles.
///
/// The parser takes `[^1]: Apple "…"` for a link's definition, or for the rest of the paragraph
/// before it. So the colon is masked before parsing, byte for byte, and the paragraphs are cut at
/// the labels after it.
enum MarkdownArticle {
  static func blocks(of source: [UInt8]) -> [ArticleBlock] {
    let start = FrontMatter.end(in: source)
    let first = MarkdownPageReader().pageText(of: source, bodyStart: start)
    let colons = FootnoteLabels.colons(in: source, besides: codeRanges(of: first))
    guard !colons.isEmpty else { return PageTextConversion.blocks(of: first) }
    var masked = source
    for colon in colons { masked[colon] = FootnoteLabels.mask }
    let page = MarkdownPageReader().pageText(of: masked, bodyStart: start)
    return FootnoteLabels.cut(PageTextConversion.blocks(of: page), colons: Set(colons))
  }

  private static func codeRanges(of page: PageText) -> [Range<Int>] {
    page.blocks.compactMap { block in
      if case .code = block.kind { block.sourceRange } else { nil }
    }
  }
}
