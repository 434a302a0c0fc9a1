import ArticleReading
import FactModel
import PageReading

/// A negative and the recorded ones that stand behind it.
struct JudgedNegative {
  enum Status {
    /// Recorded for as much as it says.
    case recorded(Claim)
    /// Recorded, and the recorded negative fails.
    case contradicted(Claim, FactVerdict)
    /// Recorded for less than it says.
    case widened(Claim, NegativeScope)
    /// Not recorded for the page that it names.
    case unrecorded([PageID])
    /// Nothing that is watched or recorded is spoken of.
    case unresolved
  }

  let statement: NegativeStatement
  let status: Status
}

/// Judges an article's negatives by the recorded ones.
struct NegativeJudge {
  let examination: Examination

  func judgements() -> [JudgedNegative] {
    examination.sentences.compactMap { sentence in
      guard let statement = NegativeReader(sentence: sentence).statement() else { return nil }
      return JudgedNegative(statement: statement, status: status(of: statement))
    }
  }

  private func status(of statement: NegativeStatement) -> JudgedNegative.Status {
    let pages = pages(of: statement)
    let claims = claims(for: statement, pages)
    if let failing = claims.first(where: { verdict($0)?.state == .fails }),
      let verdict = verdict(failing)
    {
      return .contradicted(failing, verdict)
    }
    let fitting = claims.filter { covers($0, pages, statement) }
    let nearest = fitting.max { rank($0, statement) < rank($1, statement) }
    guard let claim = nearest else { return unrecorded(statement, pages) }
    let recorded = Self.scope(of: claim)
    return statement.scope > recorded ? .widened(claim, recorded) : .recorded(claim)
  }

  /// By how much of the topic is shared; of two alike the one that reaches further ranks higher.
  private func rank(_ claim: Claim, _ statement: NegativeStatement) -> (Int, NegativeScope) {
    (closeness(of: claim, to: statement), Self.scope(of: claim))
  }

  private func verdict(_ claim: Claim) -> FactVerdict? { examination.context.verdicts[claim.id] }

  /// The pages that the sentence speaks of; those that `that page` points back to among them.
  private func pages(of statement: NegativeStatement) -> [PageID] {
    let resolver = PageResolver(examination: examination)
    if let page = resolver.classPage(in: statement.sentence) { return [page] }
    let named = Set(resolver.namedPages(in: statement.sentence)).sorted()
    guard named.isEmpty, statement.scope == .page,
      let before = examination.sentence(before: statement.sentence)
    else { return named }
    let earlier = Set(resolver.namedPages(in: before)).sorted()
    return earlier.count == 1 ? earlier : []
  }

  /// The negatives that are bound to the sentence, or that speak of its names or pages and of the
  /// same topic.
  private func claims(for statement: NegativeStatement, _ pages: [PageID]) -> [Claim] {
    let bound = examination.facts.compactMap { fact -> Claim? in
      guard case .claim(let claim) = fact.meaning, let text = fact.text,
        text.block == statement.sentence.block, text.range.overlaps(statement.sentence.range)
      else { return nil }
      return claim
    }
    .filter(Self.isNegative)
    guard bound.isEmpty else { return bound }
    let search = ClaimSearch(examination: examination)
    let near =
      statement.scope == .page
      ? search.claims(about: statement.sentence) : search.claimsAboutArticle
    let about = Set(near.map(\.id))
    return examination.context.facts.claims.filter { claim in
      guard Self.isNegative(claim) else { return false }
      let isOnPage = !(claim.predicate?.pages ?? []).filter(pages.contains).isEmpty
      guard about.contains(claim.id) || isOnPage else { return false }
      // Where no page is named, one common word is no common topic.
      let least = statement.scope == .page || isOnPage ? 1 : 2
      return closeness(of: claim, to: statement) >= least
    }
  }

  /// How many words of the topic a claim shares; one of the known topics counts for two.
  private func closeness(of claim: Claim, to statement: NegativeStatement) -> Int {
    let names = claim.about.flatMap {
      Word.words(in: Array($0.utf8), 0..<$0.utf8.count).map(\.text)
    }
    let words = Word.words(in: Array(claim.says.utf8), 0..<claim.says.utf8.count).map(\.text)
    let topic = Topic.stems(of: words.filter { !names.contains($0) })
    return topic.intersection(statement.topic).reduce(0) { $0 + ($1.hasPrefix("topic ") ? 2 : 1) }
  }

  /// Whether a claim looked at the page that the sentence names.
  private func covers(_ claim: Claim, _ pages: [PageID], _ statement: NegativeStatement) -> Bool {
    guard statement.scope == .page, !pages.isEmpty, let searched = claim.predicate?.pages else {
      return true
    }
    return pages.contains { searched.contains($0) }
  }

  private func unrecorded(
    _ statement: NegativeStatement, _ pages: [PageID]
  ) -> JudgedNegative.Status {
    guard !statement.topic.isEmpty else { return .unresolved }
    if statement.scope == .page { return pages.isEmpty ? .unresolved : .unrecorded(pages) }
    let isKnown = !pages.isEmpty || statement.namesMaker && examination.isAboutWatchedPages
    return isKnown ? .unrecorded(pages) : .unresolved
  }

  static func isNegative(_ claim: Claim) -> Bool {
    if !claim.records.searches.isEmpty { return true }
    return claim.predicate?.leaves.contains { leaf in
      switch leaf {
      case .absent: true
      case .count(let count): count.expected == 0...0
      case .page(let page): page.abstractOnly == true || page.exists == false
      default: false
      }
    } ?? false
  }

  /// How far a recorded negative reaches: its pages, or all documentation where a person searched.
  static func scope(of claim: Claim) -> NegativeScope {
    if !claim.records.searches.isEmpty { return .documentation }
    return (claim.predicate?.pages.count ?? 0) > 1 ? .pages : .page
  }
}
