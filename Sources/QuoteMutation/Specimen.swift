import PageReading

/// Some words of a block of running text, as rendered: what a quotation is made of.
package struct Specimen: Sendable {
  /// The words, split at spaces.
  package let words: [String]
  /// The words of the whole page, to take others from.
  package let vocabulary: [String]
  /// The text of the next block where both are items of one list.
  package let nextItem: String?
  /// Whether the first word is code, whose case is not the author's to change.
  package let startsInCode: Bool

  package var text: String { words.joined(separator: " ") }

  package init(
    words: [String], vocabulary: [String], nextItem: String? = nil, startsInCode: Bool = false
  ) {
    self.startsInCode = startsInCode
    self.words = words
    self.vocabulary = vocabulary
    self.nextItem = nextItem
  }
}

/// A page that specimens are taken from.
struct SpecimenPage {
  private let blocks: [[String]]
  private let followers: [String?]
  private let vocabulary: [String]
  /// The words that stand in code somewhere on the page.
  private let codeWords: Set<String>

  init(_ page: PageText) {
    let prose = page.blocks.filter { Self.isProse($0) && Self.isShownAsRendered($0, page) }
    blocks = prose.map { Self.words($0.text.string) }
    vocabulary = blocks.flatMap(\.self).filter(Self.isWord)
    codeWords = Set(prose.flatMap { Self.codeWords(in: $0.text) })
    followers = prose.indices.map { index in
      guard index + 1 < prose.count, Self.areItems(prose[index], prose[index + 1]) else {
        return nil
      }
      return prose[index + 1].text.string
    }
  }

  /// From four to thirty words in a row, or `nil` where the page has no block with four.
  func specimen(_ random: inout SplitMix64) -> Specimen? {
    let long = blocks.indices.filter { blocks[$0].count >= 4 }
    guard let index = random.element(of: long) else { return nil }
    let block = blocks[index]
    let count = min(block.count, 4 + random.below(27))
    let start = random.below(block.count - count + 1)
    let reachesEnd = start + count == block.count
    return Specimen(
      words: Array(block[start..<(start + count)]), vocabulary: vocabulary,
      nextItem: reachesEnd ? followers[index] : nil, startsInCode: codeWords.contains(block[start]))
  }

  private static func words(_ text: String) -> [String] {
    text.utf8.split { $0 == 0x20 || $0 == 0x0A }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a word holds nothing that discloses a change when it is put in another's place.
  private static func isWord(_ word: String) -> Bool {
    word.utf8.count > 3 && !word.utf8.contains(0x5B) && !word.contains("..") && !word.contains("…")
  }

  private static func codeWords(in text: MappedText) -> [String] {
    text.marks.filter { $0.kind == .code }.flatMap {
      words(String(decoding: text.utf8[$0.range], as: UTF8.self))
    }
  }

  private static func isProse(_ block: TextBlock) -> Bool {
    if case .code = block.kind { return false }
    return !block.text.utf8.isEmpty
  }

  /// Whether a reader sees the words as they are: none struck out, raised or lowered.
  private static func isShownAsRendered(_ block: TextBlock, _ page: PageText) -> Bool {
    let source = page.source[block.sourceRange.clamped(to: page.source.indices)]
    return !block.text.marks.contains { $0.kind == .strikethrough }
      && !String(decoding: source, as: UTF8.self).contains("<su")
  }

  private static func areItems(_ first: TextBlock, _ second: TextBlock) -> Bool {
    guard case .listItem(let list, let item, _)? = first.containers.last,
      case .listItem(list, let next, _)? = second.containers.last
    else { return false }
    return next == item + 1
  }
}
