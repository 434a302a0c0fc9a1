import FactModel
import YAMLReading

/// Makes the pages of page sets of their ids.
struct PageSetResolver {
  let known: KnownPages

  /// The set's pages in the order of the text.
  func resolve(
    _ set: NamedValue<Placed<[Placed<String>]>>, _ problems: inout ProblemList
  ) -> [PageID] {
    var seen: [PageID: YAMLPosition] = [:]
    return set.value.value.compactMap { member in
      guard let page = page(member, of: set.name, &problems) else { return nil }
      guard let first = seen.updateValue(member.start, forKey: page) else { return page }
      problems.note(
        "the page '\(page)' occurs twice in the page set '\(set.name)', "
          + "first at line \(first.line)", at: member.start, related: first)
      return nil
    }
  }

  private func page(
    _ member: Placed<String>, of set: String, _ problems: inout ProblemList
  ) -> PageID? {
    guard let page = PageID(rawValue: member.value) else {
      problems.note(
        "'\(member.value.shortened)' is no page id", at: member.start,
        hint: known.hint(for: member.value, &problems.hints)
          ?? "a page set lists ids such as 'apple/foundation/url'")
      return nil
    }
    guard !known.mayHold(page) else { return page }
    problems.note(
      "unmatched page set '\(set)': '\(member.value.shortened)' is a page of no source",
      at: member.start, hint: known.hint(for: member.value, &problems.hints))
    return nil
  }
}
