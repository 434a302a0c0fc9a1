import FactModel

/// A line of an article that relies on a page or a fact.
package struct ArticleLine: Hashable, Sendable {
  /// Where the line stands.
  package var place: Place
  /// The page or the claim that it relies on, as a person would name it.
  package var reliesOn: String
  /// How it does: `quotation`, `availability`, `binding`.
  package var how: String
  /// The words of the line that do.
  package var words: String
  /// Why the line is wrong now; `nil` where it still stands.
  package var problem: String?

  /// A line of the given parts.
  package init(
    place: Place, reliesOn: String, how: String, words: String, problem: String? = nil
  ) {
    self.place = place
    self.reliesOn = reliesOn
    self.how = how
    self.words = words
    self.problem = problem
  }
}
