import FactDiffing

/// How text for a terminal or a file looks.
package struct TextStyle: Sendable {
  /// Whether colours are written.
  package var isColored: Bool

  /// Plain text, or with colours.
  package init(isColored: Bool = false) { self.isColored = isColored }

  enum Color: String {
    case red = "31"
    case green = "32"
    case dim = "2"
    case bold = "1"
  }

  /// The text in a colour, where colours are written; the text must be the tool's or sanitized.
  func paint(_ text: String, _ color: Color) -> String {
    isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The phrase with `[-removed-]{+added+}` words, on one line.
  func text(_ phrase: Phrase) -> String {
    phrase.pieces.map { piece in
      switch piece {
      case .own(let words): words
      case .foreign(let words): clipped(terminalText(words), to: 300)
      case .diff(let diff): diff.runs.enumerated().map { text($1, isFirst: $0 == 0) }.joined()
      }
    }.joined()
  }

  private func text(_ run: WordDiff.Run, isFirst: Bool) -> String {
    let words = terminalText(run.text)
    let space = run.isSpaced && !isFirst ? " " : ""
    return switch run.fate {
    case .kept: space + clipped(words, to: 120)
    case .removed: space + paint("[-\(clipped(words, to: 300))-]", .red)
    case .added: space + paint("{+\(clipped(words, to: 300))+}", .green)
    }
  }
}
