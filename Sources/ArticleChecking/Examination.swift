import ArticleReading
import FactModel
import PageReading

/// An article taken apart for the rules: each part is worked out once and read by many of them.
struct Examination {
  let article: Article
  let context: CheckingContext
  let shelf: PageShelf
  /// The sentences of the author's own text.
  let sentences: [ExaminedSentence]
  /// For each block, and behind the last, how many sentences stand before it.
  private let firstSentences: [Int]
  /// Every name that stands in the article, code and quotations included.
  let names: Set<String>
  /// The stems of its words, for what other articles say is in it.
  private(set) var stems: Set<String> = []
  /// The classes that it names, each with the ordinal of the first sentence that does.
  private(set) var classes: [(ordinal: Int, page: PageID)] = []
  /// The quotations and what became of them.
  private(set) var quotations: [JudgedQuotation] = []
  /// The facts that its notes name.
  let facts: [BoundFact]
  /// What it says of availability, judged.
  private(set) var availability: [JudgedAvailability] = []

  /// The numbers that it attributes to the maker.
  private(set) var numbers: [AttributedNumber] = []
  /// What it says of default values.
  private(set) var defaults: [DefaultStatement] = []

  /// What it says is not documented.
  private(set) var negatives: [JudgedNegative] = []
  /// When it says that pages were fetched.
  private(set) var fetchDates: [FetchDate] = []
  /// What it says that current pages state or do not state.
  private(set) var assertions: [DocumentationAssertion] = []
  /// Whether it names the maker or anything that is watched.
  private(set) var isAboutWatchedPages = false

  init(_ article: Article, _ context: CheckingContext, _ shelf: PageShelf) {
    self.article = article
    self.context = context
    self.shelf = shelf
    sentences = SentenceExamination.sentences(of: article)
    firstSentences = Self.firstSentences(of: sentences, blocks: article.blocks.count)
    names = Self.names(of: article)
    facts = BoundFact.facts(of: article, context)
    if !context.options.series.isEmpty { stems = Self.stems(of: sentences) }
    classes = Self.classes(in: self)
    quotations = QuotationJudge(examination: self).judgements()
    availability = AvailabilityJudge(examination: self).judgements()
    numbers = AttributedNumber.numbers(in: self)
    isAboutWatchedPages = sentences.contains { sentence in
      sentence.has(anyOf: CitationWords.maker)
        || sentence.mentions.contains { !pages(of: $0).isEmpty }
    }
    negatives = NegativeJudge(examination: self).judgements()
    fetchDates = FetchDate.dates(in: self)
    assertions = DocumentationAssertion.assertions(in: self)
    defaults = DefaultStatement.statements(in: self)
  }

  private static func stems(of sentences: [ExaminedSentence]) -> Set<String> {
    let words = sentences.flatMap(\.words).flatMap { $0.text.split(separator: "-") }
    return Set(words.map { Topic.stem(String($0)) })
  }

  private static func classes(in examination: Examination) -> [(ordinal: Int, page: PageID)] {
    var seen: Set<PageID> = []
    return examination.sentences.flatMap { sentence in
      sentence.mentions.flatMap(examination.pages).filter { page in
        examination.context.index.listing(of: page)?.role == "Class" && seen.insert(page).inserted
      }
      .map { (sentence.ordinal, $0) }
    }
  }

  private static func firstSentences(of sentences: [ExaminedSentence], blocks: Int) -> [Int] {
    var firsts: [Int] = []
    for (index, sentence) in sentences.enumerated() {
      while firsts.count <= sentence.block { firsts.append(index) }
    }
    return firsts + Array(repeating: sentences.count, count: blocks + 1 - firsts.count)
  }

  private static func names(of article: Article) -> Set<String> {
    var names: Set<String> = []
    for block in article.blocks {
      let words = Word.names(in: block.text.utf8)
      names.formUnion(words)
    }
    return names
  }

  /// The text of a block.
  func text(_ block: Int) -> MappedText { article.blocks[block].text }

  /// The sentences of a block, in order.
  func sentences(inBlock block: Int) -> ArraySlice<ExaminedSentence> {
    sentences[firstSentences[block]..<firstSentences[block + 1]]
  }

  /// The sentence that holds a place of a block's text.
  func sentence(in block: Int, at offset: Int) -> ExaminedSentence? {
    sentences(inBlock: block).last { $0.range.lowerBound <= offset }
  }

  /// The sentence before another in the same block.
  func sentence(before sentence: ExaminedSentence) -> ExaminedSentence? {
    guard sentence.ordinal > 0 else { return nil }
    let before = sentences[sentence.ordinal - 1]
    return before.block == sentence.block ? before : nil
  }

  /// The last sentence of the nearest block of running text before a block, under one heading.
  func lastSentence(before block: Int) -> ExaminedSentence? {
    guard firstSentences[block] > 0 else { return nil }
    let last = sentences[firstSentences[block] - 1]
    let heading = article.blocks[block].heading
    guard article.blocks[last.block].heading == heading, !article.blocks[last.block].isHeading
    else { return nil }
    return last
  }

  /// The pages that a name means.
  func pages(of mention: SymbolMention) -> [PageID] {
    context.index.pages(ofSymbol: mention.name, knowing: names)
  }

  /// A finding about a stretch of a block's text.
  func finding(
    _ rule: some ArticleRule, at range: Range<Int>, in block: Int, _ message: String,
    severity: Severity? = nil, evidence: [String] = [], facts: [FactID] = [],
    pages: [PageID] = [], evidenceClass: EvidenceClass? = nil, suggestion: Suggestion? = nil
  ) -> Finding {
    let bytes = article.bytes(of: range, in: block)
    return Finding(
      rule: rule.name, severity: severity ?? rule.severity,
      place: article.place(of: bytes.lowerBound),
      end: article.place(of: bytes.upperBound), message: message, evidence: evidence,
      facts: facts.sorted(), pages: Set(pages).sorted(), evidenceClass: evidenceClass,
      suggestion: suggestion)
  }

  /// The place in the file behind a byte of a block's text.
  private func point(at offset: Int, in block: Int) -> Range<Int> {
    guard offset > 0 else { return article.bytes(of: 0..<0, in: block) }
    let before = article.bytes(of: (offset - 1)..<offset, in: block)
    return before.upperBound..<before.upperBound
  }

  /// The replacement of a stretch of a block's text, where its bytes are known one for one.
  func edit(_ range: Range<Int>, in block: Int, to text: String) -> Suggestion.Edit? {
    let bytes =
      range.isEmpty ? point(at: range.lowerBound, in: block) : article.bytes(of: range, in: block)
    guard bytes.count == range.count else { return nil }
    return Suggestion.Edit(
      bytes: bytes, start: article.place(of: bytes.lowerBound),
      end: article.place(of: bytes.upperBound), text: text)
  }
}
