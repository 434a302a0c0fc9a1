/// A block of a page: the unit that a sentence never crosses.
package struct TextBlock: Sendable {
  /// What kind of text the block holds.
  package enum Kind: Sendable, Equatable {
    case heading(level: Int)
    case paragraph
    /// A fenced or indented code block; the text keeps its white space.
    case code(language: String?)
    case tableCell(row: Int, column: Int)
  }

  /// What encloses the block, outermost first.
  package enum Container: Sendable, Equatable {
    /// An item of the list that is the `list`th of the page; `item` counts from 0 within it.
    case listItem(list: Int, item: Int, ordered: Bool)
    /// A block quote; `quote` counts within the page. `label` is the word of an aside (`Note`).
    case blockQuote(quote: Int, label: String?)
    /// A table, counted within the page.
    case table(Int)
  }

  /// What kind of text it is.
  package var kind: Kind
  /// What encloses it, outermost first.
  package var containers: [Container]
  /// The index in `PageText.headings` of the nearest heading above; `nil` before the first.
  package var heading: Int?
  /// The rendered text and its way back to the bytes.
  package var text: MappedText
  /// The bytes of the source that the block's lines take.
  package var sourceRange: Range<Int>

  package init(
    kind: Kind, containers: [Container], heading: Int?, text: MappedText, sourceRange: Range<Int>
  ) {
    self.kind = kind
    self.containers = containers
    self.heading = heading
    self.text = text
    self.sourceRange = sourceRange
  }
}
