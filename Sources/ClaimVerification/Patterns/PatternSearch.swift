import FactModel
import PatternMatching
import QuoteMatching

/// A pattern, ready to be searched for: as written in the text as rendered, and folded in the
/// folded text.
struct PatternSearch: Sendable {
  private let written: Pattern
  private let folded: Pattern
  private let foldsToItself: Bool

  /// A match within one of the texts that were searched.
  struct Hit: Equatable {
    var text: Int
    /// In the text as rendered.
    var range: Range<Int>
  }

  init(_ expression: String) throws(PatternError) {
    written = try Pattern(expression)
    // Folding may not be possible: of `[a—z]` remains a range that goes backwards.
    let foldedExpression = FoldedExpression.folded(expression)
    folded = (try? Pattern(foldedExpression)) ?? written
    foldsToItself = folded.expression.utf8.elementsEqual(expression.utf8)
  }

  /// Where the pattern matches in either form, in the order of the texts; overlapping matches once.
  /// Empty matches are none: they stand everywhere.
  func hits(in texts: [SearchedText]) throws(MatchFailure) -> [Hit] {
    let asWritten = try written.matches(inEach: texts.map(\.raw))
    let other = texts.indices.filter { !foldsToItself || texts[$0].folded.utf8 != texts[$0].raw }
    var ranges = asWritten
    let asFolded = try folded.matches(inEach: other.map { texts[$0].folded.utf8 })
    for (index, matches) in zip(other, asFolded) {
      ranges[index] += matches.map { texts[index].folded.origin(of: $0) }
    }
    return separate(ranges)
  }

  /// Where the pattern matches in the folded texts.
  func foldedHits(in texts: [SearchedText]) throws(MatchFailure) -> [Hit] {
    let found = try folded.matches(inEach: texts.map(\.folded.utf8))
    return found.indices.flatMap { index in
      found[index].filter { !$0.isEmpty }.map {
        Hit(text: index, range: texts[index].folded.origin(of: $0))
      }
    }
  }

  private func separate(_ ranges: [[Range<Int>]]) -> [Hit] {
    ranges.indices.flatMap { index -> [Hit] in
      var end = 0
      return ranges[index].filter { !$0.isEmpty }
        .sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
        .compactMap { range in
          guard range.lowerBound >= end else { return nil }
          end = range.upperBound
          return Hit(text: index, range: range)
        }
    }
  }
}

extension MatchFailure {
  /// Why nothing is known, for the reasons of a verdict.
  func reason(on page: PageID?) -> VerdictReason {
    switch self {
    case .notUTF8: VerdictReason(.damaged, on: page, "\(self)")
    case .steps, .depth, .memory, .unexpected:
      VerdictReason(.patternTooCostly, on: page, "\(self)")
    }
  }
}
