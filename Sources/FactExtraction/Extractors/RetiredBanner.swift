import PageReading

/// Finds the banner by which an archive says that a document is retired.
struct RetiredBanner {
  private static let beginnings = ["retired document", "this document is retired"]

  /// The banner's words: its first block, which may be a heading.
  func read(_ text: PageText) -> String? {
    text.blocks.map(\.text.string).first { words in
      Self.beginnings.contains { words.lowercased().hasPrefix($0) }
    }
  }
}
