import ArticleReading
import PageReading

/// A sentence that says that something is not documented.
struct NegativeStatement {
  let sentence: ExaminedSentence
  /// The words from source to verb.
  let words: Range<Int>
  /// How far it reaches as the text has it.
  let scope: NegativeScope
  /// Whether the maker is named as the one who does not say.
  let namesMaker: Bool
  /// What is said not to be there: content words and topics.
  let topic: Set<String>

  /// The bytes of the statement's words in its block.
  var range: Range<Int> {
    let low = sentence.words[words.lowerBound].range.lowerBound
    return low..<sentence.words[words.upperBound - 1].range.upperBound
  }
}

/// Reads negatives from sentences.
struct NegativeReader {
  let sentence: ExaminedSentence
  private var words: [Word] { sentence.words }

  /// The first negative of the sentence.
  func statement() -> NegativeStatement? {
    guard !sentence.has(anyOf: NegativeGrammar.openings) else { return nil }
    for index in words.indices {
      guard let (scope, verbs, isMaker) = source(at: index),
        let end = denial(after: index, verbs)
      else { continue }
      return statement(index..<end, scope: adjusted(scope), isMaker)
    }
    return noPage() ?? undocumented()
  }

  private func statement(
    _ range: Range<Int>, scope: NegativeScope, _ isMaker: Bool
  ) -> NegativeStatement {
    let object = Topic.stems(of: words[(range.upperBound - 1)...].map(\.text))
    return NegativeStatement(
      sentence: sentence, words: range, scope: scope, namesMaker: isMaker,
      topic: object.isEmpty ? Topic.stems(of: words.map(\.text)) : object)
  }

  private func source(at index: Int) -> (NegativeScope, Set<String>, Bool)? {
    let word = words[index].text
    if word == "apple" { return (.documentation, NegativeGrammar.makerVerbs, true) }
    if NegativeGrammar.pageNouns.contains(word) { return (.page, NegativeGrammar.pageVerbs, false) }
    guard NegativeGrammar.documentationNouns.contains(word) else { return nil }
    let isMaker = words[max(0, index - 3)..<index].contains {
      CitationWords.maker.contains($0.text) || $0.text == "current"
    }
    return (word == "reference" ? .pages : .documentation, NegativeGrammar.pageVerbs, isMaker)
  }

  /// Behind the verb that is denied, or behind the `no` that its object begins with.
  private func denial(after index: Int, _ verbs: Set<String>) -> Int? {
    for place in words.indices[(index + 1)...].prefix(6) {
      if verbs.contains(words[place].text) {
        let object = words[(place + 1)...].prefix(3).firstIndex {
          NegativeGrammar.objects.contains($0.text)
        }
        return object.map { $0 + 1 }
      }
      guard let denial = NegativeGrammar.denials.first(where: { sentence.has($0, at: place) })
      else { continue }
      let verb = words[(place + denial.count)...].prefix(2).firstIndex { verbs.contains($0.text) }
      return verb.map { $0 + 1 }
    }
    return nil
  }

  /// `No page documents either`, `no Apple page states …`.
  private func noPage() -> NegativeStatement? {
    for index in words.indices where words[index].text == "no" {
      let next = words[(index + 1)...].prefix(2)
      guard let noun = next.firstIndex(where: { ["page", "pages"].contains($0.text) }) else {
        continue
      }
      let verb = words[(noun + 1)...].prefix(4).firstIndex {
        NegativeGrammar.pageVerbs.contains($0.text)
      }
      let isMaker = next.contains { $0.text == "apple" }
      if let verb { return statement(index..<(verb + 1), scope: adjusted(.documentation), isMaker) }
    }
    return nil
  }

  /// `is not documented`, `undocumented`.
  private func undocumented() -> NegativeStatement? {
    let phrases = [
      ["not", "documented"], ["isn't", "documented"], ["undocumented"], ["no", "documented"],
    ]
    guard let found = sentence.firstIndex(of: phrases) else { return nil }
    let range = found.index..<(found.index + found.count)
    return NegativeStatement(
      sentence: sentence, words: range, scope: adjusted(.documentation), namesMaker: false,
      topic: Topic.stems(of: sentence.clause(around: range).map(\.text)))
  }

  private func adjusted(_ scope: NegativeScope) -> NegativeScope {
    if sentence.firstIndex(of: NegativeGrammar.widening) != nil {
      return max(scope, .documentation)
    }
    let isLimited = sentence.firstIndex(of: NegativeGrammar.limits) != nil
    return isLimited ? min(scope, .pages) : scope
  }
}

/// What sentences are about, as stems of their words.
enum Topic {
  /// The stems of the words that carry meaning, with a word for each topic they belong to.
  static func stems(of words: [String]) -> Set<String> {
    var stems: Set<String> = []
    let parts = words.flatMap { $0.split(separator: "-").map(String.init) }
    for word in parts where !NegativeGrammar.empty.contains(word) && word.utf8.count > 2 {
      guard !NegationWords.all.contains(word), !NegativeGrammar.pageVerbs.contains(word),
        !NegativeGrammar.pageNouns.contains(word),
        !NegativeGrammar.documentationNouns.contains(word)
      else { continue }
      stems.insert(stem(word))
      for (number, group) in NegativeGrammar.synonyms.enumerated() where group.contains(word) {
        stems.insert("topic \(number)")
      }
    }
    return stems
  }

  static func stem(_ word: String) -> String {
    var word = word.hasSuffix("'s") ? String(word.dropLast(2)) : word
    for ending in ["ing", "ed", "es", "s"]
    where word.hasSuffix(ending) && word.utf8.count > ending.utf8.count + 3 {
      word.removeLast(ending.utf8.count)
      break
    }
    if word.hasSuffix("e"), word.utf8.count > 4 { word.removeLast() }
    return word
  }
}
