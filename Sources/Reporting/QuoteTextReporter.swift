import FactModel
import QuoteMatching

/// Writes what came of a quotation for a person to read.
package struct QuoteTextReporter: Sendable {
  package init() {}

  /// The verdict with its step and reasons; for each occurrence the place and the whole sentence;
  /// for a failure the nearest sentence. Page text is stripped of control characters.
  package func render(_ outcome: QuoteOutcome, in place: String) -> String {
    let place = terminalText(place)
    let lines =
      [headline(outcome, in: place)] + outcome.bridges.map { "  bridged \($0)" }
      + outcome.alterations.map { "  \($0.kind.rawValue): \(pair($0.page, $0.quote))" }
      + outcome.occurrences.map {
        "  \(place):\($0.line):\($0.column): \(terminalText($0.sentence))"
      }
      + (outcome.rest.map { ["  the sentence goes on: \(terminalText($0))"] } ?? [])
      + (outcome.nearest.map { nearest($0, in: place) } ?? [])
    return lines.map { $0 + "\n" }.joined()
  }

  private func headline(_ outcome: QuoteOutcome, in place: String) -> String {
    let count = outcome.count > 1 ? ", \(outcome.count) times" : ""
    let reasons = outcome.reasons.map { " (\($0.rawValue))" }.joined()
    return "\(place): \(outcome.verdict.rawValue): \(outcome.step.rawValue)\(count)\(reasons)"
  }

  private func nearest(_ nearest: Nearest, in place: String) -> [String] {
    ["  nearest at \(place):\(nearest.line):\(nearest.column): \(terminalText(nearest.sentence))"]
      + (nearest.words.isEmpty
        ? [] : ["  words: " + nearest.words.map(word).joined(separator: " ")])
      + nearest.numbers.map { "  number: \(pair($0.page, $0.quote))" }
  }

  /// As word diffs are written: `[-of the page only-]`, `{+of the quotation only+}`.
  private func word(_ word: Nearest.Word) -> String {
    switch word {
    case .same(let text): terminalText(text)
    case .missing(let text): "[-\(terminalText(text))-]"
    case .added(let text): "{+\(terminalText(text))+}"
    }
  }

  private func pair(_ page: String, _ quote: String) -> String {
    "page '\(terminalText(page))', quotation '\(terminalText(quote))'"
  }
}
