import FactModel
import QuoteMatching

/// Whether the page has the topic group, with exactly these members or so many of them.
struct TopicGroupCheck: PageCheck {
  let predicate: TopicGroupPredicate

  var pages: [PageID] { [predicate.page] }

  func observation(on page: OpenPage) -> Observation {
    let groups = page.sheet.topics.filter { FoldedText.isSame($0.title ?? "", predicate.title) }
    guard !groups.isEmpty else {
      let titles = page.sheet.topics.compactMap(\.title).map { "\"\($0)\"" }
      let found = titles.isEmpty ? "it has none" : "it has \(titles.joined(separator: ", "))"
      return .fails(
        [page.reason(.missing, "the page has no topic group \"\(predicate.title)\"; \(found)")])
    }
    return .any(groups.map { observation(of: $0, on: page) })
  }

  private func observation(of group: LinkGroup, on page: OpenPage) -> Observation {
    let titles = group.members.map(\.title)
    var reasons: [VerdictReason] = []
    if let count = predicate.count, count != titles.count {
      reasons.append(page.reason(.differs, "\(titles.count) members, expected \(count)"))
    }
    if let members = predicate.members {
      let comparison = MemberComparison(found: titles, expected: members)
      if let difference = comparison.difference {
        reasons.append(page.reason(.differs, difference))
      }
    }
    let text = "\(predicate.title): \(titles.joined(separator: ", "))"
    return .judged(reasons, [page.evidence(text, at: nil, how: "topic-group")])
  }
}
