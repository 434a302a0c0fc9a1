import ArticleReading
import FactModel
import PageReading

/// Judges what an article says of availability by the headers of the symbols' own pages.
struct AvailabilityJudge {
  let examination: Examination

  func judgements() -> [JudgedAvailability] {
    examination.sentences.flatMap(judgements)
  }

  /// How many sentences name a version and state nothing that could be read.
  func unreadSentences(besides judged: [JudgedAvailability]) -> Int {
    let read = Set(judged.map { [$0.sentence.block, $0.sentence.index] })
    return examination.sentences.count { sentence in
      !read.contains([sentence.block, sentence.index]) && reader(sentence).mentionsVersion
    }
  }

  private func reader(_ sentence: ExaminedSentence) -> AvailabilityReader {
    AvailabilityReader(sentence, text: examination.text(sentence.block).utf8)
  }

  private func judgements(of sentence: ExaminedSentence) -> [JudgedAvailability] {
    var end = 0
    return reader(sentence).statements().map { statement in
      let subject = StatementSubject(examination: examination, sentence: sentence)
        .subject(of: statement, after: end)
      end = statement.words.upperBound
      return JudgedAvailability(
        sentence: sentence, statement: statement, statuses: statuses(statement, subject))
    }
  }

  private func statuses(
    _ statement: AvailabilityStatement, _ subject: StatementSubject.Subject
  ) -> [JudgedAvailability.Status] {
    if statement.isOpen { return [.open] }
    switch subject {
    case .unknown: return [.unresolved]
    case .group(let mentions): return [recorded(statement, about: mentions)]
    case .symbols(let mentions): return mentions.map { status(statement, $0) }
    }
  }

  private func status(
    _ statement: AvailabilityStatement, _ mention: SymbolMention
  ) -> JudgedAvailability.Status {
    let pages = examination.pages(of: mention)
    guard pages.count == 1, let id = pages.first else { return .unresolved }
    switch examination.shelf.state(of: id) {
    case .unread(let reason): return .unverified(id, reason)
    case .read(let page):
      guard let rows = page.sheet.header?.availability else {
        return .unverified(id, VerdictReason(.noHeader, on: id, "the page has no availability"))
      }
      let differences = HeaderComparison(rows: rows).differences(statement)
      return differences.isEmpty ? .holds(id) : .differs(id, page, differences)
    }
  }

  /// A claim about the availability of members of a type that the sentence names.
  private func recorded(
    _ statement: AvailabilityStatement, about mentions: [SymbolMention]
  ) -> JudgedAvailability.Status {
    let names = Set(mentions.map(\.name))
    let claims = examination.context.facts.claims.filter { claim in
      claim.about.contains(where: names.contains)
        && claim.predicate?.leaves.contains { Self.says($0, statement) } ?? false
    }
    guard let claim = claims.first else { return .unresolved }
    return .recorded(claim, examination.context.verdicts[claim.id])
  }

  private static func says(_ leaf: Predicate, _ statement: AvailabilityStatement) -> Bool {
    guard case .availability(let availability) = leaf else { return false }
    return availability.rows.contains { row in
      guard case .row(_, let until) = row.state else { return false }
      switch statement.kind {
      case .until: return until == statement.items.first?.version.map { .version($0) }
      case .noBound: return until == ExpectedRow.Bound.none
      default: return false
      }
    }
  }
}
