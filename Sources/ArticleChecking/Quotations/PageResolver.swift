import ArticleReading
import FactModel
import PageReading

/// Finds the page that a quotation is cited from: by attribution, link, symbol or title, never by
/// luck.
struct PageResolver {
  let examination: Examination
  private var index: PageIndex { examination.context.index }

  /// The page of an attribution's title.
  func resolution(of attribution: Attribution, in block: Int) -> PageResolution {
    let links = linked(from: examination.article.blocks[block].links)
    if links != .none { return links }
    let title = attribution.title
    let pages = pages(titled: title)
    if pages.count == 1 { return .page(pages[0]) }
    if pages.count > 1 { return .several(pages) }
    guard attribution.author.hasPrefix("Apple") else { return .none }
    return title.isEmpty ? .unnamed : .unwatched(title)
  }

  private static let suffixes = [
    " overview", " reference", " documentation", " page", " class reference", " discussion",
    " class", " protocol", " article", " guide",
  ]

  /// The pages of a title as an attribution prints it, a symbol's or another's.
  private func pages(titled title: String) -> [PageID] {
    for text in [title]
      + Self.suffixes.filter(title.hasSuffix).map({ String(title.dropLast($0.count)) })
    {
      let known = examination.names.union(Word.names(in: Array(text.utf8)))
      let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
      let found = index.pages(titled: text) + index.pages(ofSymbol: name, knowing: known)
      if !found.isEmpty { return Array(Set(found)).sorted() }
    }
    return []
  }

  /// The page that links lead to.
  func linked(from links: [ArticleLink]) -> PageResolution {
    var pages: [PageID] = []
    var unwatched: String?
    for link in links {
      switch index.meaning(ofAddress: link.target) {
      case .page(let page): pages.append(page)
      case .variant(_, let language): unwatched = unwatched ?? "\(link.target) (\(language))"
      case .unwatched: unwatched = unwatched ?? link.target
      case .foreign: break
      }
    }
    return Self.resolution(of: pages) ?? unwatched.map { .unwatched($0) } ?? .none
  }

  private static func resolution(of pages: [PageID]) -> PageResolution? {
    let pages = Set(pages).sorted()
    guard let first = pages.first else { return nil }
    return pages.count == 1 ? .page(first) : .several(pages)
  }

  /// The page that a sentence cites for the words at a place in it.
  func resolution(in sentence: ExaminedSentence, before place: Int) -> PageResolution {
    if let own = symbolBefore(place, in: sentence) {
      let pages = examination.pages(of: own)
      if !pages.isEmpty { return Self.resolution(of: pages) ?? .none }
    }
    if let page = pageBefore(sentence) { return .page(page) }
    let named = namedPages(in: sentence)
    if let resolution = Self.resolution(of: named) { return resolution }
    if let page = classPage(in: sentence) { return .page(page) }
    return sentence.has(anyOf: CitationWords.maker) ? .unnamed : .none
  }

  /// `It says …`, `The same page …`: the one page that the sentence before names.
  private func pageBefore(_ sentence: ExaminedSentence) -> PageID? {
    let isPronoun = CitationWords.pronouns.contains { sentence.has($0, at: 0) }
    guard isPronoun, let before = examination.sentence(before: sentence) else { return nil }
    let pages = Set(namedPages(in: before))
    return pages.count == 1 ? pages.first : nil
  }

  /// The symbol that stands right before a quotation, with no more than glue between the two.
  private func symbolBefore(_ place: Int, in sentence: ExaminedSentence) -> SymbolMention? {
    guard let last = sentence.mentions.last(where: { $0.range.upperBound <= place }) else {
      return nil
    }
    let between = sentence.words.filter {
      $0.range.lowerBound >= last.range.upperBound && $0.range.upperBound <= place
    }
    let isGlue = between.count <= 6 && between.allSatisfy { CitationWords.glue.contains($0.text) }
    return isGlue ? last : nil
  }

  /// The pages of the symbols and titles that a sentence names.
  func namedPages(in sentence: ExaminedSentence) -> [PageID] {
    let symbols = sentence.mentions.flatMap { mention -> [PageID] in
      let pages = examination.pages(of: mention)
      return pages.count == 1 ? pages : []
    }
    return symbols + TitleSearch(index: index).pages(in: sentence, examination)
  }

  /// The page of the one class that the article has named so far, for "the class page".
  func classPage(in sentence: ExaminedSentence) -> PageID? {
    let heads = [
      ["class", "page"], ["class", "overview"], ["class", "reference"], ["class", "header"],
    ]
    guard sentence.firstIndex(of: heads) != nil else { return nil }
    let classes = examination.classes.prefix { $0.ordinal <= sentence.ordinal }
    return classes.count == 1 ? classes.first?.page : nil
  }
}
