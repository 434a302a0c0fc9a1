import FactModel

func scope(_ paths: [String]) -> PageScope { PageScope(pages: paths.map(id)) }

func quote(
  _ text: String, _ section: String? = nil, times: Int? = nil, on path: String = "tank"
) -> Predicate {
  .quote(QuotePredicate(page: id(path), text: text, section: section, times: times))
}

func pattern(
  _ expression: String, control: String..., nearMiss: [String] = [],
  in parts: [PagePart] = PagePart.allCases
) -> TextPattern {
  TextPattern(expression: expression, controls: control, nearMisses: nearMiss, parts: parts)
}

func absent(_ pattern: TextPattern, on paths: String...) -> Predicate {
  .absent(PatternPredicate(scope: scope(paths.isEmpty ? ["tank"] : paths), pattern: pattern))
}

func present(_ pattern: TextPattern, on paths: String...) -> Predicate {
  .present(PatternPredicate(scope: scope(paths.isEmpty ? ["tank"] : paths), pattern: pattern))
}

func count(_ pattern: TextPattern, _ expected: ClosedRange<Int>, on paths: String...) -> Predicate {
  .count(
    CountPredicate(
      scope: scope(paths.isEmpty ? ["tank"] : paths), pattern: pattern, expected: expected))
}

func rows(_ rows: ExpectedRow..., noOthers: Bool = false, on paths: [String] = ["tank"])
  -> Predicate
{
  .availability(
    AvailabilityPredicate(scope: scope(paths), rows: rows, noOthers: noOthers))
}

func row(_ platform: String, from introduced: String? = nil, until: String? = nil) -> ExpectedRow {
  ExpectedRow(
    platform: platform, state: .row(introduced: introduced.map(bound), until: until.map(bound)))
}

/// A version, or no version where the text is `none`.
func bound(_ text: String) -> ExpectedRow.Bound {
  Version(text).map(ExpectedRow.Bound.version) ?? .none
}

func list(
  _ introduction: String, _ members: [String], aliases: [String: [String]] = [:],
  of subject: String? = nil
) -> Predicate {
  .list(
    ListPredicate(
      page: id("tank"), introduction: introduction, members: members, aliases: aliases,
      appliesTo: subject))
}

func declaration(_ text: String) -> Predicate {
  .declaration(DeclarationPredicate(page: id("tank"), text: text))
}

func group(_ title: String, _ members: [String]? = nil, count: Int? = nil) -> Predicate {
  .topicGroup(TopicGroupPredicate(page: id("tank"), title: title, members: members, count: count))
}

func page(
  exists: Bool? = nil, title: String? = nil, revised: String? = nil, abstractOnly: Bool? = nil,
  on paths: String...
) -> Predicate {
  .page(
    PagePredicate(
      scope: scope(paths.isEmpty ? ["tank"] : paths), exists: exists, title: title,
      revised: revised.flatMap { Day($0) }, abstractOnly: abstractOnly))
}
