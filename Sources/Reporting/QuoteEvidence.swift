import FactModel
import QuoteMatching

/// What a verdict on a quotation rests on, as JSON holds it. What is empty is left out.
struct QuoteEvidence: Encodable {
  var reasons: [String]?
  /// How often the words stand there.
  var count: Int?
  /// The differences of characters that were bridged, as `’ U+2019 → ' U+0027`.
  var bridges: [String]?
  var alterations: [Change]?
  var sentence: String?
  /// How the page's sentence goes on.
  var rest: String?
  var nearest: Near?
  var elsewhere: [Other]?
  var drift: Past?

  struct Change: Encodable {
    var kind: String
    var page: String
    var quote: String
  }

  struct Near: Encodable {
    var line: Int
    var column: Int
    var sentence: String
    /// Pairs of a number on the page and the one the quotation has in its place.
    var numbers: [[String]]?
  }

  struct Other: Encodable {
    var page: PageID
    var step: String
    var count: Int
  }

  struct Past: Encodable {
    var lastSeen: Day
    var goneBy: Day?
    var sentence: String
  }

  init(_ outcome: QuoteOutcome) {
    reasons = outcome.reasons.map(\.rawValue).orNil
    count = outcome.count > 0 ? outcome.count : nil
    bridges = outcome.bridges.map(\.description).orNil
    alterations =
      outcome.alterations.map {
        Change(kind: $0.kind.rawValue, page: $0.page, quote: $0.quote)
      }.orNil
    sentence = outcome.occurrences.first?.sentence
    rest = outcome.rest
    nearest = outcome.nearest.map {
      Near(
        line: $0.line, column: $0.column, sentence: $0.sentence,
        numbers: $0.numbers.map { [$0.page, $0.quote] }.orNil)
    }
    elsewhere =
      outcome.elsewhere.map { Other(page: $0.page, step: $0.step.rawValue, count: $0.count) }.orNil
    drift = outcome.drift.map {
      Past(lastSeen: $0.lastSeen, goneBy: $0.goneBy, sentence: $0.sentence)
    }
  }
}

extension Array {
  /// The list, or `nil` where it is empty.
  fileprivate var orNil: Self? { isEmpty ? nil : self }
}
