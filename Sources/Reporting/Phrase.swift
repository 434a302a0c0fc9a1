import FactDiffing

/// A line of a report in pieces, so that each output writes text from pages in its own safe way.
///
/// Literal text is the tool's own; what is interpolated comes from pages and is not trusted.
struct Phrase: ExpressibleByStringInterpolation {
  enum Piece {
    /// The tool's words.
    case own(String)
    /// A value or words of a page.
    case foreign(String)
    /// Words of a page, compared.
    case diff(WordDiff)
  }

  var pieces: [Piece]

  init(stringLiteral value: String) { pieces = [.own(value)] }

  init(stringInterpolation: Interpolation) { pieces = stringInterpolation.pieces }

  struct Interpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { pieces.append(.own(literal)) }

    mutating func appendInterpolation(_ text: String) { pieces.append(.foreign(text)) }

    mutating func appendInterpolation(_ texts: [String]) {
      for (index, text) in texts.enumerated() {
        pieces += index == 0 ? [.foreign(text)] : [.own(", "), .foreign(text)]
      }
    }

    mutating func appendInterpolation(_ diff: WordDiff) { pieces.append(.diff(diff)) }

    mutating func appendInterpolation(own text: String) { pieces.append(.own(text)) }

    mutating func appendInterpolation(_ phrase: Phrase) { pieces += phrase.pieces }
  }
}
