/// A parsed HTML text as a value: its elements and texts in the order in which they begin.
package struct HTMLTree: Sendable {
  /// The nodes; a node's descendants follow it directly, up to its `next`.
  package var nodes: [Node] = []
  /// The bytes that the texts refer to.
  package var literals: [UInt8] = []
  /// Whether the parser gave up, for nesting too deep say, so that the rest is missing.
  package var isDamaged = false

  /// An element or a text.
  package struct Node: Sendable, Equatable {
    /// An element's name in lower case; `nil` for a text.
    package var name: String?
    /// The target of an `a` element.
    package var href: String?
    /// What a `meta` element says.
    package var meta: Meta?
    /// The alternative text of an `img` element.
    package var alternative: String?
    /// A text's bytes, references decoded.
    package var literal: Range<Int>
    /// The line, from 1, in which an element begins or a text was read to; no more than 65535.
    package var line: Int
    /// The index of the first node behind this one and its descendants.
    package var next: Int
  }

  /// A statement about the page that is no part of its text: `<meta name="date" content="…">`.
  package struct Meta: Sendable, Equatable {
    /// What it is about, lower-case; empty where it has no name.
    package var name: String
    /// What it says.
    package var content: String
  }
}
