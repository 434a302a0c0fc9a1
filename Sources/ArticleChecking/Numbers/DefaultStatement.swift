import ArticleReading
import FactModel
import PageReading

/// What an article says of a symbol's default value.
struct DefaultStatement {
  enum Support {
    case supported(PageID)
    /// The page says another value, in this sentence.
    case contradicted(PageID, String)
    /// The page is here and states none.
    case unstated(PageID)
    /// The page that would decide is not here; the claim says that another states none.
    case undecided(page: PageID?, Claim?)
    /// The symbol is not known.
    case unresolved
  }

  let sentence: ExaminedSentence
  /// The value's bytes.
  let range: Range<Int>
  let support: Support

  private static let values: Set<String> = ["true", "false", "nil", "yes", "no", "zero"]

  static func statements(in examination: Examination) -> [DefaultStatement] {
    examination.sentences.compactMap { sentence -> DefaultStatement? in
      guard let value = value(in: sentence) else { return nil }
      var support = Support.unresolved
      if let subject = subject(of: sentence, examination) {
        support = Self.support(of: value.text, for: subject, examination)
      }
      return DefaultStatement(sentence: sentence, range: value.range, support: support)
    }
  }

  /// The value in `defaults to V`, `the default value is V`, `is V by default`.
  static func value(in sentence: ExaminedSentence) -> Word? {
    let words = sentence.words
    guard
      let index = words.firstIndex(where: {
        ["default", "defaults", "defaulted"].contains($0.text)
      }),
      !words[..<index].contains(where: { NegationWords.all.contains($0.text) }),
      !words.contains(where: { ["if", "whether", "default-value"].contains($0.text) })
    else { return nil }
    let after = words[index...].prefix(8).indices.dropFirst().first { place in
      values.contains(words[place].text) && ["to", "is", "of"].contains(words[place - 1].text)
    }
    if let after { return words[after] }
    guard index > 1, words[index - 1].text == "by", values.contains(words[index - 2].text) else {
      return nil
    }
    return words[index - 2]
  }

  /// The symbol that `this property` points back to, or the one that the sentence names.
  private static func subject(
    of sentence: ExaminedSentence, _ examination: Examination
  ) -> SymbolMention? {
    let points = sentence.firstIndex(of: [["this", "property"], ["this", "flag"], ["it"]])
    let mentions =
      points == nil ? sentence.mentions : examination.sentence(before: sentence)?.mentions ?? []
    return Set(mentions.map(\.name)).count == 1 ? mentions.first : nil
  }

  private static func support(
    of value: String, for mention: SymbolMention, _ examination: Examination
  ) -> Support {
    let pages = examination.pages(of: mention)
    if pages.count == 1, let page = examination.shelf.page(pages[0]), !page.withholdsSentences {
      let stated = page.sentences.filter { $0.loweredASCII.contains("default") }
      guard !stated.isEmpty else { return .unstated(pages[0]) }
      let values = stated.map { Word.words(in: Array($0.utf8), 0..<$0.utf8.count).map(\.text) }
      if values.contains(where: { $0.contains(value) }) { return .supported(pages[0]) }
      let hasOther = values.contains { words in words.contains { Self.values.contains($0) } }
      return hasOther ? .contradicted(pages[0], stated[0]) : .unstated(pages[0])
    }
    let claim = examination.context.facts.claims.first { claim in
      claim.about.contains { ClaimSearch.isSame($0, mention.name) }
        && claim.says.loweredASCII.contains("default")
    }
    return pages.count == 1 || claim != nil ? .undecided(page: pages.first, claim) : .unresolved
  }
}
