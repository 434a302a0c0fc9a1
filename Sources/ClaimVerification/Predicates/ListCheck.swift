import FactModel
import QuoteMatching

/// Whether the list that stands behind its introduction has exactly these members.
struct ListCheck: PageCheck {
  private let predicate: ListPredicate
  private let introduction: Quotation
  private let subject: Quotation?

  init(_ predicate: ListPredicate) {
    self.predicate = predicate
    introduction = Quotation(predicate.introduction)
    subject = predicate.appliesTo.map { Quotation($0) }
  }

  var pages: [PageID] { [predicate.page] }

  func observation(on page: OpenPage) -> Observation {
    guard let text = page.text else { return .unverified(page.reasonForNoText) }
    let outcome = introduction.judged(on: text)
    switch outcome.verdict {
    case .unverified: return .unverified(page.reason(outcome))
    case .fails: return page.missing(outcome)
    case .holds: break
    }
    guard outcome.count == outcome.occurrences.count else {
      return .unverified(page.reason(.undecided, "the introduction stands there too often"))
    }
    let subjects = subject.map { places(of: $0, on: text) }
    let observations = outcome.occurrences.map {
      observation(behind: $0, subjects, text, on: page)
    }
    guard let first = observations.first, observations.allSatisfy({ $0.state == first.state })
    else {
      return .unverified(
        page.reason(.undecided, "the introduction stands there \(outcome.count) times, and differs")
      )
    }
    return first
  }

  private func places(of quotation: Quotation, on text: QuotablePage) -> [Range<Int>] {
    let outcome = quotation.judged(on: text)
    return outcome.verdict == .holds ? outcome.occurrences.map(\.rendered) : []
  }

  /// `subjects` are the places of what the list is about, where that is claimed.
  private func observation(
    behind place: Occurrence, _ subjects: [Range<Int>]?, _ text: QuotablePage, on page: OpenPage
  ) -> Observation {
    let list = PrintedList(behind: place.rendered, on: text)
    let comparison = MemberComparison(
      found: list.members, expected: predicate.members, aliases: predicate.aliases)
    var reasons: [VerdictReason] = []
    if list.members.isEmpty {
      reasons.append(page.reason(.missing, "no list follows its introduction"))
    } else if let difference = comparison.difference {
      reasons.append(page.reason(.differs, difference))
    }
    let sentence = text.sentence(around: place.rendered)
    if let subjects, !subjects.contains(where: { $0.clamped(to: sentence) == $0 }) {
      let words = predicate.appliesTo ?? ""
      reasons.append(page.reason(.missing, "the introduction does not speak of \"\(words)\""))
    }
    return .judged(reasons, [page.evidence(place, how: "list")])
  }
}
