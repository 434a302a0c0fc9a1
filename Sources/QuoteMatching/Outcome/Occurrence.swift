/// A place where a quotation stands.
package struct Occurrence: Hashable, Sendable {
  /// The bytes of the page's source, from the first quoted one to behind the last.
  package var bytes: Range<Int>
  /// The stretches that are quoted: one, or one for each piece between elisions and brackets.
  package var pieces: [Range<Int>]
  /// Where it stands in the page's rendered text, from its first piece to its last.
  package var rendered: Range<Int>
  /// The line, from 1.
  package var line: Int
  /// The column in Unicode scalars, from 1.
  package var column: Int
  /// The index in the page's headings of the section it stands in.
  package var heading: Int?
  /// The whole sentence or sentences it is part of, as rendered.
  package var sentence: String
}
