import FactModel
import QuoteMatching

/// Writes what came of quotations for a person to read.
package struct QuoteTextReporter: QuoteReporter {
  package let name = "text"

  package init() {}

  /// For each quotation the verdict with its step and reasons; for each occurrence the place and
  /// the whole sentence; for a failure the nearest sentence, the other pages that have it, and when
  /// the page had it. Page text is stripped of control characters.
  package func render(_ reports: [QuoteReport]) -> String {
    reports.map { report in
      let id = report.id.map { terminalText($0) + ": " } ?? ""
      return switch report.judgement {
      case .place(let place, let outcome?): render(outcome, in: place, id: id)
      case .place(let place, nil): "\(id)\(terminalText(place)): unverified: never-fetched\n"
      case .store(let search): render(search, id: id)
      }
    }.joined()
  }

  private func render(_ search: QuoteSearch, id: String) -> String {
    search.found.map { render($0.outcome, in: $0.page.rawValue, id: id) }.joined()
      + "\(id)found on \(search.found.count) of \(search.searched) pages searched, "
      + "\(search.unread.count) not on this machine\n"
  }

  private func render(_ outcome: QuoteOutcome, in place: String, id: String) -> String {
    let place = terminalText(place)
    let lines =
      [id + headline(outcome, in: place)] + outcome.bridges.map { "  bridged \($0)" }
      + outcome.alterations.map { "  \($0.kind.rawValue): \(pair($0.page, $0.quote))" }
      + outcome.occurrences.map {
        "  \(place):\($0.line):\($0.column): \(terminalText($0.sentence))"
      }
      + (outcome.rest.map { ["  the sentence goes on: \(terminalText($0))"] } ?? [])
      + (outcome.nearest.map { nearest($0, in: place) } ?? [])
      + (outcome.drift.map { [drift($0)] } ?? [])
      + outcome.elsewhere.map {
        "  stands on \(terminalText($0.page.rawValue)): \($0.step.rawValue)"
      }
    return lines.map { $0 + "\n" }.joined()
  }

  private func drift(_ drift: Drift) -> String {
    let gone = drift.goneBy.map { ", gone by \($0)" } ?? ""
    return "  stood here until \(drift.lastSeen)\(gone): \(terminalText(drift.sentence))"
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
