/// A step of a walk through a parsed document, in reading order.
///
/// A flat list and not a tree: a hundred thousand nested block quotes then cost memory, not stack.
package struct MarkupEvent: Sendable, Equatable {
  /// Whether a node begins, ends, or is whole in this one step.
  package enum Phase: Sendable { case enter, exit, leaf }

  package var phase: Phase
  package var kind: MarkupKind
  /// A leaf's own text: words, code, raw HTML. UTF-8.
  package var literal: [UInt8]
  /// The first line, from 1; 0 for inline nodes, whose positions cmark does not keep reliably.
  package var line: Int
  /// The first byte's column in its line, from 1.
  package var column: Int
  /// The last line, from 1.
  package var endLine: Int

  package init(
    phase: Phase, kind: MarkupKind, literal: [UInt8] = [], line: Int = 0, column: Int = 0,
    endLine: Int = 0
  ) {
    self.phase = phase
    self.kind = kind
    self.literal = literal
    self.line = line
    self.column = column
    self.endLine = endLine
  }
}

/// What a node of a parsed document is.
package enum MarkupKind: Sendable, Equatable {
  case document
  case blockQuote
  case list(ordered: Bool)
  case item
  case paragraph
  case heading(level: Int)
  case codeBlock(language: String?)
  case htmlBlock
  case thematicBreak
  case table
  case tableRow
  case tableCell
  case text
  case softBreak
  case lineBreak
  case code
  case htmlInline
  case emphasis
  case strong
  case strikethrough
  case link(target: String)
  case image
  /// A node of a kind that this list does not name.
  case other
}
