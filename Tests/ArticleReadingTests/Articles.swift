import PageReading

@testable import ArticleReading

/// An article of the given text.
func article(_ text: String, _ format: ArticleFormat = .markdown) -> Article {
  ArticleReader().article(path: "a.md", format: format, source: Array(text.utf8))
}

extension Article {
  /// The words of each quotation, its parts held together by ` / `.
  var quoted: [String] { quotations.map { $0.parts.map(\.text).joined(separator: " / ") } }

  /// The bytes of the file that each quotation's first part takes, as text.
  var quotedBytes: [String] {
    quotations.compactMap(\.parts.first).map { part in
      String(decoding: source[bytes(of: part.range, in: part.block)], as: UTF8.self)
    }
  }

  /// `kind: words` of each block.
  var outline: [String] { blocks.map { "\($0.kind): \($0.text.string)" } }
}
