import FactModel

/// A note for this tool in an article: an HTML comment that readers do not see.
package struct Annotation: Equatable, Sendable {
  /// What it says.
  package enum Content: Equatable, Sendable {
    /// `<!-- fact: id, id -->`: the text rests on these claims or questions.
    case facts([String])
    /// `<!-- docfacts: allow RULE until 2027-01-31 because … -->`: findings of the rule are known.
    case waiver(Waiver)
    /// A note that begins so and goes on in no form that is known.
    case malformed(String)
  }

  /// A waiver; a part that the author left out is `nil`.
  package struct Waiver: Equatable, Sendable {
    package var rules: [String]
    package var until: Day?
    package var reason: String?
  }

  package var content: Content
  /// The comment's bytes in the file.
  package var bytes: Range<Int>
  /// The block that the note belongs to; `nil` where there is none near it.
  package var block: Int?
  /// The sentence that it belongs to, where it stands in or behind one.
  package var sentence: Int?
}
