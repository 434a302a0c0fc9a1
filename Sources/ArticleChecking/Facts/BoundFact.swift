import ArticleReading
import FactModel
import PageReading

/// A fact that an article ties a text to by a note.
struct BoundFact {
  /// What the id means to the workspace.
  enum Meaning {
    case claim(Claim)
    case question(Question)
    case unknown
  }

  /// The id as written.
  let id: String
  let meaning: Meaning
  let verdict: FactVerdict?
  /// The stretch of a block's text that rests on it; `nil` where the note belongs to no text.
  let text: (block: Int, range: Range<Int>)?
  /// The note's bytes.
  let note: Range<Int>

  /// The facts that an article's notes name, in order.
  static func facts(of article: Article, _ context: CheckingContext) -> [BoundFact] {
    article.annotations.flatMap { note -> [BoundFact] in
      guard case .facts(let ids) = note.content else { return [] }
      return ids.map { fact($0, note, article, context) }
    }
  }

  private static func fact(
    _ id: String, _ note: Annotation, _ article: Article, _ context: CheckingContext
  ) -> BoundFact {
    let name = FactID(rawValue: id)
    return BoundFact(
      id: id, meaning: name.map { meaning(of: $0, context.facts) } ?? .unknown,
      verdict: name.flatMap { context.verdicts[$0] }, text: text(of: note, article),
      note: note.bytes)
  }

  private static func meaning(of id: FactID, _ facts: FactBase) -> Meaning {
    if let claim = facts.claims.first(where: { $0.id == id }) { return .claim(claim) }
    return facts.questions.first { $0.id == id }.map { .question($0) } ?? .unknown
  }

  /// The sentence that the note stands in or behind, or the whole block under it.
  private static func text(of note: Annotation, _ article: Article) -> (Int, Range<Int>)? {
    guard let block = note.block else { return nil }
    let sentence = note.sentence.map { article.blocks[block].sentences[$0] }
    return (block, sentence ?? 0..<article.blocks[block].text.utf8.count)
  }
}

extension Examination {
  /// A finding at the text that a note binds, or at the note where there is none.
  func finding(
    _ rule: some ArticleRule, at fact: BoundFact, _ message: String, evidence: [String] = [],
    facts: [FactID] = [], pages: [PageID] = [], evidenceClass: EvidenceClass? = nil,
    suggestion: Suggestion? = nil
  ) -> Finding {
    if let text = fact.text {
      return finding(
        rule, at: text.range, in: text.block, message, evidence: evidence, facts: facts,
        pages: pages, evidenceClass: evidenceClass, suggestion: suggestion)
    }
    return finding(rule, atBytes: fact.note, message, suggestion: suggestion)
  }

  /// A finding at bytes of the file that are no text.
  func finding(
    _ rule: some ArticleRule, atBytes bytes: Range<Int>, _ message: String,
    suggestion: Suggestion? = nil
  ) -> Finding {
    Finding(
      rule: rule.name, severity: rule.severity, place: article.place(of: bytes.lowerBound),
      end: article.place(of: bytes.upperBound), message: message, suggestion: suggestion)
  }
}
