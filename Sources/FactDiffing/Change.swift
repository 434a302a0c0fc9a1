import FactModel

/// One change of one page, in a form that machines and reporters read alike.
package struct Change: Hashable, Codable, Sendable {
  /// What kind of change it is.
  package var kind: ChangeKind
  /// The page that changed.
  package var page: PageID
  /// How much the change asks of a reader.
  package var severity: ChangeSeverity
  /// What the kind is about, sorted where order has no meaning: platforms, a header key, a group's
  /// title, an aside's or parameter's label.
  package var subject: [String]
  /// The headings above the sentence, outermost first; where it moved, those it had before.
  package var section: [String]
  /// The headings above the sentence now, where it moved.
  package var newSection: [String]?
  /// The form of the block that the sentence stands in.
  package var block: ProseBlock.Kind?
  /// The former value or words; `nil` where there was none or it is withheld.
  package var before: String?
  /// The present value or words; `nil` where there is none or it is withheld.
  package var after: String?
  /// What changed in words that were changed, the weightiest first; empty for other kinds.
  package var classes: [SentenceClass]
  /// How many sentences, where they are counted and not quoted.
  package var tally: Tally?

  /// Numbers of sentences that are not quoted: their words are withheld, or only the order changed.
  package struct Tally: Hashable, Codable, Sendable {
    /// Sentences that were there and are not.
    package var removed = 0
    /// Sentences that are there and were not.
    package var added = 0
    /// Sentences that stand elsewhere, in another form, or are kept in another way.
    package var moved = 0

    /// The given numbers.
    package init(removed: Int = 0, added: Int = 0, moved: Int = 0) {
      self.removed = removed
      self.added = added
      self.moved = moved
    }
  }

  /// A change of the given parts.
  package init(
    _ kind: ChangeKind, of page: PageID, _ severity: ChangeSeverity = .normal,
    subject: [String] = [], section: [String] = [], newSection: [String]? = nil,
    block: ProseBlock.Kind? = nil, before: String? = nil, after: String? = nil,
    classes: [SentenceClass] = [], tally: Tally? = nil
  ) {
    self.kind = kind
    self.page = page
    self.severity = severity
    self.subject = subject
    self.section = section
    self.newSection = newSection
    self.block = block
    self.before = before
    self.after = after
    self.classes = classes
    self.tally = tally
  }

  /// The words kept, removed and added; `nil` where one of the two sides has none.
  package var wordDiff: WordDiff? {
    guard let before, let after else { return nil }
    return WordDiff(from: before, to: after)
  }
}
