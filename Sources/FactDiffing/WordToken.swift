/// A word, number or mark of a sentence.
package struct WordToken: Hashable, Sendable {
  /// What the token is.
  package enum Kind: Sendable {
    /// A word of the language.
    case word
    /// Digits with their sign, inner points and attached unit: `18.2`, `-5`, `3KB`.
    case number
    /// A name in code: `userInfo`, `NSUserActivity`, `scene(_:continue:)`.
    case identifier
    /// A mark that only structures the sentence.
    case punctuation
    /// A mark that carries meaning of its own: `%`, `<`, `+`, `€`.
    case symbol
  }

  /// The characters as written.
  package var text: String
  /// What the token is.
  package var kind: Kind
  /// Whether white space stands before it.
  package var isSpaced: Bool
}
