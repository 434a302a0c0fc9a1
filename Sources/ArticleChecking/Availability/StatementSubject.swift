import ArticleReading
import FactModel

/// Finds the symbols that a statement is about.
struct StatementSubject {
  /// What a statement is about.
  enum Subject {
    case symbols([SymbolMention])
    /// Members of a type that are not named one by one.
    case group([SymbolMention])
    case unknown
  }

  let examination: Examination
  let sentence: ExaminedSentence
  private var words: [Word] { sentence.words }

  func subject(of statement: AvailabilityStatement, after end: Int) -> Subject {
    let limit = words[min(statement.trigger, statement.words.lowerBound)].range.lowerBound
    let start =
      end < words.count && end > 0 ? words[end - 1].range.upperBound : sentence.range.lowerBound
    let before = sentence.mentions.filter {
      $0.range.lowerBound >= start && $0.range.upperBound <= limit
    }
    if statement.isApposed { return before.last.map { .symbols([$0]) } ?? .unknown }
    if statement.trigger >= statement.words.upperBound { return named(after: statement) }
    guard let last = before.last else { return antecedent() }
    if isObject(last) { return isPronoun ? antecedent() : .unknown }
    let between = words.filter {
      $0.range.lowerBound >= last.range.upperBound && $0.range.upperBound <= limit
    }
    if between.prefix(3).contains(where: { AvailabilityGrammar.groups.contains($0.text) }) {
      return .group(before)
    }
    if between.allSatisfy({ AvailabilityGrammar.links.contains($0.text) }) {
      return .symbols(joined(before))
    }
    return isPronoun ? antecedent() : .unknown
  }

  /// Whether a preposition makes the name a part of something else: `the keys of userInfo`.
  private func isObject(_ mention: SymbolMention) -> Bool {
    var before = words.prefix { $0.range.upperBound <= mention.range.lowerBound }
    if before.last?.text == "the" { before.removeLast() }
    guard let last = before.popLast(), AvailabilityGrammar.ofWords.contains(last.text) else {
      return false
    }
    return before.last?.text != "availability"
  }

  /// The last name with those that "and" joins to it.
  private func joined(_ mentions: [SymbolMention]) -> [SymbolMention] {
    var result: [SymbolMention] = []
    for mention in mentions.reversed() {
      if let next = result.last {
        let between = words.filter {
          $0.range.lowerBound >= mention.range.upperBound
            && $0.range.upperBound <= next.range.lowerBound
        }
        guard between.allSatisfy({ ["and", "or", "both", "the"].contains($0.text) }) else { break }
      }
      result.append(mention)
    }
    return result.reversed()
  }

  /// `iOS 14 introduced X`: the only name behind the verb.
  private func named(after statement: AvailabilityStatement) -> Subject {
    let end = words[statement.trigger].range.upperBound
    let after = sentence.mentions.filter { $0.range.lowerBound >= end }
    return after.count == 1 ? .symbols(after) : .unknown
  }

  // MARK: Pronouns

  /// Whether the sentence begins with a word that points back.
  private var isPronoun: Bool {
    guard let first = words.first?.text else { return false }
    if AvailabilityGrammar.pronouns.contains(first) { return true }
    return demonstrative != nil
  }

  /// Where `the property`, `this one flag` or the like stands among the first words.
  private var demonstrative: Int? {
    words.indices.prefix(6).first { index in
      guard ["the", "this", "that"].contains(words[index].text) else { return false }
      return words[(index + 1)...].prefix(2).contains {
        AvailabilityGrammar.nouns.contains($0.text)
      }
    }
  }

  /// The names of the sentence before, of the last sentence of the block before, or of the heading:
  /// the first of these places that has names has to have exactly one.
  private func antecedent() -> Subject {
    guard isPronoun else { return .unknown }
    if let before = examination.sentence(before: sentence) {
      if let subject = only(before.mentions) { return subject }
      guard demonstrative != nil else { return .unknown }
    } else if let last = examination.lastSentence(before: sentence.block), demonstrative != nil {
      if let subject = only(last.mentions) { return subject }
    }
    guard demonstrative != nil, let heading = headingMentions, let subject = only(heading) else {
      return .unknown
    }
    return subject
  }

  private func only(_ mentions: [SymbolMention]) -> Subject? {
    guard let first = mentions.first else { return nil }
    if Set(mentions.map(\.name)).count == 1 { return .symbols([first]) }
    return ["both", "they"].contains(words.first?.text) ? .symbols(mentions) : nil
  }

  private var headingMentions: [SymbolMention]? {
    guard let heading = examination.article.blocks[sentence.block].heading else { return nil }
    return examination.sentences(inBlock: heading).first?.mentions
  }
}
