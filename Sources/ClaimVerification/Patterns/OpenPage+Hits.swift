import FactModel
import PageReading
import QuoteMatching

extension OpenPage {
  /// The texts that a pattern is searched in.
  func texts(of pattern: TextPattern, withHidden: Bool = false) -> [SearchedText] {
    searched.filter { pattern.parts.contains($0.part) && (withHidden || !$0.isHidden) }
  }

  /// Why a search in these texts says nothing: nothing is true because nothing was found in nothing.
  func emptiness(of texts: [SearchedText], _ pattern: TextPattern) -> VerdictReason? {
    if read.body == nil {
      return reason(.notOnThisMachine, "the page's bytes are not on this machine")
    }
    guard texts.allSatisfy({ $0.raw.isEmpty || $0.isHidden }) else { return nil }
    let parts = pattern.parts.map(\.rawValue).joined(separator: ", ")
    return reason(.notRendered, "the page has no text to search in: \(parts)")
  }

  /// The first places of a page that a pattern matches.
  func evidence(_ hits: [PatternSearch.Hit], in texts: [SearchedText]) -> [Evidence] {
    hits.prefix(Evidence.mostOfAPage).map { hit in
      switch texts[hit.text].place {
      case .block(let start): evidence(inBlockFrom: start, hit.range)
      case .hidden(let text): evidence(inHidden: text, hit.range)
      }
    }
  }

  private func evidence(inBlockFrom start: Int, _ range: Range<Int>) -> Evidence {
    let place = start + range.lowerBound..<start + range.upperBound
    guard let text else { return evidence("", at: nil, how: "match") }
    return evidence(text.occurrence(of: [place]), how: "match")
  }

  private func evidence(inHidden text: MappedText, _ range: Range<Int>) -> Evidence {
    evidence(text.string, at: text.origin(of: range), how: "match")
  }
}

extension Evidence {
  /// How many places of one page a predicate shows.
  static let mostOfAPage = 20
}
