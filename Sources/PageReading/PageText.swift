/// A page's readable text, cut into blocks, with its structure and the way back to the bytes.
///
/// Quotes are matched against it and fact sheets are read from it; it says nothing about what the
/// text means.
package struct PageText: Sendable {
  /// The page's bytes as stored; HTML in another encoding than UTF-8 decoded.
  package var source: [UInt8]
  /// Where the text begins: behind the header comment.
  package var bodyStart: Int
  /// The headings in the page's order, the title first.
  package var headings: [Heading]
  /// The blocks in the page's order, headings among them.
  package var blocks: [TextBlock]
  /// Text that the page holds and no block shows: images' alternative texts, the words of raw HTML.
  /// Nothing is quoted from it; a search that must find nothing looks there too.
  package var hiddenText: [MappedText]
  /// What is wrong with the bytes, by offset; empty for a sound page.
  package var damage: [Damage]
  /// What an HTML page says of itself outside its text.
  package var document: HTMLDocumentHead?

  /// A place where the bytes are not what a page may hold.
  package struct Damage: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
      /// Bytes that are no UTF-8; the text has U+FFFD for them.
      case invalidUTF8
      /// A NUL; the text has U+FFFD for it.
      case nul
      /// Containers nest deeper than any writer's; the text stands, its innermost structure does not.
      case nesting
      /// The HTML parser gave up; what follows is missing.
      case truncation
      /// The HTML ends within a tag, or before its document does.
      case cut
      /// The bytes are not in the encoding that server or page name.
      case encoding
    }

    package var kind: Kind
    /// Where it is in `source`.
    package var offset: Int

    package init(kind: Kind, offset: Int) {
      self.kind = kind
      self.offset = offset
    }
  }

  /// A heading.
  package struct Heading: Sendable, Equatable {
    /// 1 for the title.
    package var level: Int
    /// The rendered words.
    package var text: String
    /// Where its line begins in `source`.
    package var offset: Int

    package init(level: Int, text: String, offset: Int) {
      self.level = level
      self.text = text
      self.offset = offset
    }
  }

  package init(
    source: [UInt8], bodyStart: Int, headings: [Heading], blocks: [TextBlock],
    hiddenText: [MappedText] = [], damage: [Damage] = [], document: HTMLDocumentHead? = nil
  ) {
    self.source = source
    self.bodyStart = bodyStart
    self.headings = headings
    self.blocks = blocks
    self.hiddenText = hiddenText
    self.damage = damage
    self.document = document
  }
}
