/// A quotation taken apart at its marks: pieces that must stand word for word, and what may lie
/// between them.
struct QuotePattern {
  /// What an author put between two pieces.
  enum Gap: Equatable {
    case elision
    /// The words in brackets.
    case bracket([UInt8])
  }

  /// The texts of the pieces, never empty.
  var pieces: [[UInt8]] = []
  /// What stands between each piece and the next.
  var gaps: [Gap] = []
  /// What stands before the first piece and behind the last.
  var leading: Gap?
  var trailing: Gap?
  /// The changes that lie within pieces.
  var alterations: [Alteration] = []
  /// Whether the author says that the emphasis is theirs.
  var declaresEmphasis = false

  /// Whether anything at all is changed.
  var isEdited: Bool {
    pieces.count > 1 || leading != nil || trailing != nil || !alterations.isEmpty
  }

  /// Whether there is any mark between or beside pieces.
  var hasGaps: Bool { !gaps.isEmpty || leading != nil || trailing != nil }

  /// Whether words are left out anywhere.
  var hasElision: Bool { (gaps + [leading, trailing].compactMap(\.self)).contains(.elision) }
}
