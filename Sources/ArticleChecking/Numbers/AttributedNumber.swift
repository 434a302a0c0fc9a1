import ArticleReading
import FactModel
import PageReading

/// A number that a sentence attributes to the maker.
struct AttributedNumber {
  enum Support {
    /// A claim or page has it.
    case supported(Claim?, PageID?)
    /// Only an archived page has it, and the text does not say so.
    case archivedOnly(Claim)
    /// What has it is not known to hold.
    case doubtful(Claim)
    /// Another number is recorded for the same.
    case contradicted([(claim: Claim, number: String)])
    case unsupported
  }

  let sentence: ExaminedSentence
  let measure: Measure
  let support: Support

  /// The numbers that an article attributes to the maker.
  static func numbers(in examination: Examination) -> [AttributedNumber] {
    examination.sentences.flatMap { sentence -> [AttributedNumber] in
      guard let clause = AttributionClause.words(in: sentence, examination) else { return [] }
      let measures = Measure.measures(in: clause, examination.text(sentence.block).utf8)
      return measures.map { measure in
        AttributedNumber(
          sentence: sentence, measure: measure,
          support: NumberSupport(examination: examination).support(of: measure, in: sentence))
      }
    }
  }
}

/// The part of a sentence that attributes something to the maker.
enum AttributionClause {
  private static let verbs: Set<String> = [
    "recommends", "recommend", "documents", "says", "states", "publishes", "advises", "limits",
    "requires", "suggests", "specifies", "mandates", "guarantees", "promises", "gives", "caps",
    "documentation", "docs", "guidelines", "guide", "reference", "recommendation", "limit",
    "published", "documented", "recommended", "stated",
  ]

  /// The clause's words; `nil` where nothing is attributed, or where that is denied or left open.
  static func words(in sentence: ExaminedSentence, _ examination: Examination) -> [Word]? {
    guard let maker = sentence.words.firstIndex(where: { CitationWords.maker.contains($0.text) })
    else { return nil }
    let clause = clause(around: maker, in: sentence, examination.text(sentence.block).utf8)
    let verb = sentence.words[maker..<min(clause.upperBound, maker + 8)]
      .firstIndex { verbs.contains($0.text) }
    guard let verb else { return nil }
    let words = sentence.words[clause]
    let isOpen = words.contains { AvailabilityGrammar.conditions.contains($0.text) }
    let isDenied = sentence.words[max(clause.lowerBound, maker - 3)...verb]
      .contains { NegationWords.all.contains($0.text) }
    return isOpen || isDenied ? nil : Array(words)
  }

  /// The words around one up to a semicolon or dash on either side.
  private static func clause(
    around index: Int, in sentence: ExaminedSentence, _ text: [UInt8]
  ) -> Range<Int> {
    let words = sentence.words
    var (low, high) = (index, index + 1)
    while low > 0, !isCut(words[low - 1], words[low], text) { low -= 1 }
    while high < words.count, !isCut(words[high - 1], words[high], text) { high += 1 }
    return low..<high
  }

  private static func isCut(_ word: Word, _ next: Word, _ text: [UInt8]) -> Bool {
    let between = text[word.range.upperBound..<next.range.lowerBound]
    return between.contains(UInt8(ascii: ";")) || between.firstRange(of: Array("—".utf8)) != nil
  }
}
