import ArticleReading
import PageReading

/// Takes an article's sentences apart.
enum SentenceExamination {
  /// The sentences of the author's own text, comments of code among them, in order.
  static func sentences(of article: Article) -> [ExaminedSentence] {
    var quoted: [Int: [Range<Int>]] = [:]
    for quotation in article.quotations where quotation.form != .block {
      for part in quotation.parts { quoted[part.block, default: []].append(part.range) }
    }
    var all = article.blocks.indices.flatMap { index -> [ExaminedSentence] in
      let block = article.blocks[index]
      let isAsideOfQuote = block.kind == .blockQuote && !block.isAttributed
      guard block.isAuthorsOwn || isAsideOfQuote else { return [] }
      return sentences(of: block, at: index, quoted: quoted[index] ?? [])
    }
    for ordinal in all.indices { all[ordinal].ordinal = ordinal }
    return all
  }

  /// A sentence of more words is a list or data: its words are not looked at, and it is counted.
  static let mostWords = 600

  private static func sentences(
    of block: ArticleBlock, at index: Int, quoted: [Range<Int>]
  ) -> [ExaminedSentence] {
    let mentions = outside(quoted, SymbolMention.mentions(in: block.text), \.range)
    var rest = mentions[...]
    return block.sentences.enumerated().map { number, range in
      let own = rest.prefix { $0.range.lowerBound < range.upperBound }
      rest = rest.dropFirst(own.count)
      let words = outside(quoted, Word.words(in: block.text.utf8, range), \.range)
      let isRead = words.count <= mostWords
      return ExaminedSentence(
        block: index, index: number, range: range, words: isRead ? words : [],
        mentions: isRead ? Array(own) : [],
        semicolons: range.filter { block.text.utf8[$0] == UInt8(ascii: ";") }, isUnread: !isRead)
    }
  }

  /// The items that overlap no quotation; both in order of their places.
  private static func outside<Item>(
    _ quoted: [Range<Int>], _ items: [Item], _ range: (Item) -> Range<Int>
  ) -> [Item] {
    guard !quoted.isEmpty else { return items }
    var next = 0
    return items.filter { item in
      while next < quoted.count, quoted[next].upperBound <= range(item).lowerBound { next += 1 }
      return next == quoted.count || quoted[next].lowerBound >= range(item).upperBound
    }
  }
}
