extension PageText {
  /// The words of all blocks, a line a block: what a search for words looks through where the
  /// bytes hide them, as escapes in JSON do.
  package var words: [UInt8] {
    Array(blocks.map(\.text.utf8).joined(separator: CollectionOfOne(UInt8.newline)))
  }
}
