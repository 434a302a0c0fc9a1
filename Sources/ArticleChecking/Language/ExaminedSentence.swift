import ArticleReading

/// A sentence of an article with its words and names.
struct ExaminedSentence {
  /// Its index among the article's sentences.
  var ordinal = 0
  /// The index of its block.
  let block: Int
  /// Its index among the block's sentences.
  let index: Int
  /// Its bytes in the block's text.
  let range: Range<Int>
  /// The author's own words: those within quotation marks are someone else's.
  let words: [Word]
  /// The names in it, those within quotation marks left out.
  let mentions: [SymbolMention]
  /// Where its clauses are parted, in bytes of the block's text.
  let semicolons: [Int]

  /// Whether it was too long to be looked at.
  let isUnread: Bool

  /// Where one of the phrases stands first; the index of its first word. A phrase is words in
  /// small letters.
  func firstIndex(of phrases: [[String]], from start: Int = 0) -> (index: Int, count: Int)? {
    guard start < words.count else { return nil }
    for index in start..<words.count {
      for phrase in phrases where has(phrase, at: index) { return (index, phrase.count) }
    }
    return nil
  }

  /// The words between the semicolons around a stretch of words.
  func clause(around range: Range<Int>) -> ArraySlice<Word> {
    let (start, end) = (words[range.lowerBound].range, words[range.upperBound - 1].range)
    let low = semicolons.last { $0 < start.lowerBound } ?? 0
    let high = semicolons.first { $0 >= end.upperBound } ?? .max
    return words[...].filter { $0.range.lowerBound >= low && $0.range.upperBound <= high }[...]
  }

  /// Whether the words at an index are those of a phrase.
  func has(_ phrase: [String], at index: Int) -> Bool {
    guard index >= 0, index + phrase.count <= words.count else { return false }
    return zip(words[index...], phrase).allSatisfy { $0.text == $1 }
  }

  /// Whether one of the words stands in it.
  func has(anyOf set: Set<String>) -> Bool { words.contains { set.contains($0.text) } }
}
