/// A paragraph, list item, table cell, code block, aside or parameter of a page, cut into sentences.
public struct ProseBlock: Equatable, Codable, Sendable {
  /// What the block is on its page.
  public enum Kind: String, Codable, Sendable {
    /// The first paragraph under the title.
    case abstract
    /// A paragraph of running text.
    case paragraph
    /// An item of a list.
    case listItem
    /// A cell of a table.
    case tableCell
    /// A code block other than the declaration; `sentences` holds its lines.
    case code
    /// Note, Important, …; `label` holds the word.
    case aside
    /// The description of a parameter; `label` holds its name.
    case parameter
    /// What the page says it returns.
    case returnValue
  }

  /// What the block is.
  public var kind: Kind
  /// The headings above the block, outermost first, without the title.
  public var section: [String]
  /// An aside's word or a parameter's name.
  public var label: String?
  /// The block's sentences in order, white space folded to single spaces.
  public var sentences: [Sentence]

  /// A block of the given parts.
  public init(kind: Kind, section: [String], label: String? = nil, sentences: [Sentence]) {
    self.kind = kind
    self.section = section
    self.label = label
    self.sentences = sentences
  }
}
