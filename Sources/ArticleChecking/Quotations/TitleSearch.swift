import ArticleReading
import FactModel
import PageReading

/// Finds the titles of pages that are no symbols' in a sentence: `Adopting Handoff`.
struct TitleSearch {
  let index: PageIndex

  /// The pages, by the place of their titles. A title of one word is a page's only where `page`,
  /// `guide` or the like follows.
  func pages(in sentence: ExaminedSentence, _ examination: Examination) -> [PageID] {
    let block = examination.article.blocks[sentence.block]
    return sentence.words.enumerated().flatMap { number, word -> [PageID] in
      guard word.isCapitalised else { return [] }
      let candidates = index.titles(beginningWith: block.string(word.range))
      return candidates.filter { title, _ in
        stands(title, at: word.range.lowerBound, in: block.text.utf8)
          && (title.utf8.contains(0x20) || isCalledPage(sentence.words, after: number))
      }
      .map(\.page)
    }
  }

  private func stands(_ title: String, at place: Int, in text: [UInt8]) -> Bool {
    guard text[place...].starts(with: title.utf8) else { return false }
    let end = place + title.utf8.count
    return end == text.count || !isWordByte(text[end])
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }

  private func isCalledPage(_ words: [Word], after number: Int) -> Bool {
    guard number + 1 < words.count else { return false }
    return ["page", "guide", "article", "technote"].contains(words[number + 1].text)
  }
}
