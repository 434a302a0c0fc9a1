import CCMark
import Synchronization

/// Parses Markdown with tables and `~~strikethrough~~`, without smart punctuation or autolinks of
/// bare addresses, as DocC does. May be used from any thread.
package enum MarkdownParser {
  /// The tree of a text in UTF-8; a NUL reads as U+FFFD, other malformed bytes stay as they are.
  package static func parse(_ text: ArraySlice<UInt8>) -> MarkdownTree {
    _ = registration
    guard hasDoubleTilde(text) else { return tree(of: text, extensions: ["table"]) }
    return tildes.withLock { _ in tree(of: text, extensions: ["table", "strikethrough"]) }
  }

  private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()

  /// cmark keeps the set of an extension's special characters in a global, which each parse with
  /// `~` sets and clears; two at once would read each other's half.
  private static let tildes = Mutex(())

  private static func hasDoubleTilde(_ text: ArraySlice<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for byte in text {
      if byte == 0x7E && previous == 0x7E { return true }
      previous = byte
    }
    return false
  }

  private static func tree(of text: ArraySlice<UInt8>, extensions: [String]) -> MarkdownTree {
    guard let parser = cmark_parser_new(CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE) else {
      return MarkdownTree()
    }
    defer { cmark_parser_free(parser) }
    for name in extensions {
      guard let found = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, found)
    }
    text.withUnsafeBytes { bytes in
      cmark_parser_feed(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    guard let root = cmark_parser_finish(parser) else { return MarkdownTree() }
    defer { cmark_node_free(root) }
    return MarkdownTree(root: root, expectedBytes: text.count)
  }
}
