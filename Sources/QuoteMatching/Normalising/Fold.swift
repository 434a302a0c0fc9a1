/// A row of the fold table: characters that typography sets for others, and the plain text that
/// page and quotation are both brought to before they are compared.
package struct Fold: Sendable, Equatable {
  /// What the row is about, as a report names it.
  package let name: String
  /// The characters, as code points.
  package let characters: [UInt32]
  /// What each of them is compared as; empty where the character is invisible.
  package let plain: String
  /// A piece of text with one of the characters in it, and the same as an author types it.
  package let example: (page: String, quote: String)

  init(_ name: String, _ characters: [UInt32], as plain: String, _ page: String, _ quote: String) {
    self.name = name
    self.characters = characters
    self.plain = plain
    example = (page, quote)
  }

  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }
}
