import ArticleReading
import FactModel
import PageReading

/// What a sentence says that current pages state or do not state.
struct DocumentationAssertion {
  let sentence: ExaminedSentence
  let isPositive: Bool
  /// The bytes from source to verb.
  let range: Range<Int>
  /// The stems of what is stated; where a pronoun stands for it, those of the sentence before.
  let object: Set<String>

  /// The assertions of an article's prose and comments.
  static func assertions(in examination: Examination) -> [DocumentationAssertion] {
    examination.sentences.compactMap { sentence in
      AssertionReader(examination: examination, sentence: sentence).assertion()
    }
  }
}

/// Reads one assertion from a sentence.
private struct AssertionReader {
  let examination: Examination
  let sentence: ExaminedSentence
  private var words: [Word] { sentence.words }

  private static let pronouns: Set<String> = ["them", "it", "that", "this", "these", "those"]

  func assertion() -> DocumentationAssertion? {
    guard !sentence.has(anyOf: ["if", "whether", "where", "would"]) else { return nil }
    for index in words.indices where isSource(at: index) {
      if let verb = deniedVerb(after: index) { return assertion(false, index, verb) }
      if let verb = statedVerb(after: index) { return assertion(true, index, verb) }
    }
    return nil
  }

  /// A page or reference that is not the archive's.
  private func isSource(at index: Int) -> Bool {
    let word = words[index].text
    guard word == "page" || word == "reference" || word == "documentation" else { return false }
    return !words[max(0, index - 4)..<index].contains { ["archived", "archive"].contains($0.text) }
  }

  private func deniedVerb(after index: Int) -> Int? {
    for place in words.indices[(index + 1)...].prefix(3) {
      guard let denial = NegativeGrammar.denials.first(where: { sentence.has($0, at: place) })
      else { continue }
      return words[(place + denial.count)...].prefix(2).firstIndex {
        NegativeGrammar.pageVerbs.contains($0.text)
      }
    }
    return nil
  }

  private func statedVerb(after index: Int) -> Int? {
    let next = words[(index + 1)...].prefix(2)
    guard let verb = next.firstIndex(where: { NegativeGrammar.pageVerbs.contains($0.text) }) else {
      return nil
    }
    let isDenied = words[index..<min(words.count, verb + 4)].contains {
      NegationWords.all.contains($0.text)
    }
    return isDenied ? nil : verb
  }

  private func assertion(
    _ isPositive: Bool, _ source: Int, _ verb: Int
  ) -> DocumentationAssertion? {
    let object = objectWords(after: verb)
    var stems = Topic.stems(of: object).filter { !$0.hasPrefix("topic") }
    if let first = object.first, Self.pronouns.contains(first) {
      guard let before = examination.sentence(before: sentence) else { return nil }
      stems.formUnion(Topic.stems(of: before.words.map(\.text)).filter { !$0.hasPrefix("topic") })
    }
    guard stems.count >= 2 else { return nil }
    return DocumentationAssertion(
      sentence: sentence, isPositive: isPositive,
      range: words[source].range.lowerBound..<words[verb].range.upperBound, object: stems)
  }

  /// The words behind the verb up to the next mark.
  private func objectWords(after verb: Int) -> [String] {
    let text = examination.text(sentence.block).utf8
    var end = words[verb].range.upperBound
    var object: [String] = []
    for word in words[(verb + 1)...].prefix(12) {
      let between = text[end..<word.range.lowerBound]
      guard between.allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "`") }) else { break }
      object.append(word.text)
      end = word.range.upperBound
    }
    return object
  }
}
