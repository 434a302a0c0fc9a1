/// A parsed Markdown text as a value: its nodes in the order in which they begin.
///
/// A node's descendants follow it directly, up to its `next`; so no walk needs recursion, however
/// deep the text nests.
package struct MarkdownTree: Sendable {
  /// The nodes, the document first.
  package var nodes: [Node] = []
  /// The bytes that the nodes' `literal` and `info` refer to.
  package var literals: [UInt8] = []
  /// The last paragraph that cmark gave no lines.
  var unplaced: Int?

  /// What a node is.
  package enum Kind: Sendable, Equatable {
    case document
    case blockQuote
    case list(ordered: Bool)
    case item
    case codeBlock(fenced: Bool)
    case htmlBlock
    case paragraph
    case heading(level: Int)
    case thematicBreak
    case table
    case tableRow
    case tableCell
    case text
    case softBreak
    case lineBreak
    case code
    case inlineHTML
    case emphasis
    case strong
    case strikethrough
    case link
    case image
    /// A node that only a program can put into a tree.
    case other
  }

  /// A node.
  package struct Node: Sendable, Equatable {
    package var kind: Kind
    /// The lines that a block takes, from 1.
    package var lines: ClosedRange<Int>
    /// Where a block begins in its first line, in bytes from 1.
    package var column: Int
    /// The text of a text, code or HTML node, the target of a link or image.
    package var literal: Range<Int>
    /// The words after the fence of a code block.
    package var info: Range<Int>
    /// The index of the first node behind this one and its descendants.
    package var next: Int
  }
}

extension MarkdownTree.Kind {
  /// Whether nodes of this kind can have none within them.
  var isLeaf: Bool {
    switch self {
    case .codeBlock, .htmlBlock, .thematicBreak, .text, .softBreak, .lineBreak, .code, .inlineHTML:
      true
    default: false
    }
  }
}
