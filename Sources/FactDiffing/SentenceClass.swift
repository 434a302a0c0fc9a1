/// What changed in a sentence or declaration that was changed and not replaced.
package enum SentenceClass: String, Codable, CaseIterable, Sendable {
  /// A number, in digits or spelled out, is another, came or went.
  case number
  /// A negation or restriction came, went, or stands elsewhere.
  case negation
  /// A word such as must, should, may or can came, went or is another.
  case requirement
  /// A name in code is another, came or went.
  case identifier
  /// Other words.
  case reworded
  /// Punctuation only.
  case punctuation
  /// White space, markup or the encoding of the same characters only.
  case markup
  /// A spelling in which compilers differ for the same source.
  case toolchain

  /// How much a change of this class alone asks of a reader.
  package var severity: ChangeSeverity {
    switch self {
    case .number, .negation, .requirement: .loud
    case .identifier, .reworded: .normal
    case .punctuation, .markup, .toolchain: .noise
    }
  }
}
