import FactModel
import RecordReading
import Testing

@Suite struct CheckReaderTests {
  private let pots = PageScope(pages: [teaPage("pots")])
  private let china = PageScope(set: "china", pages: [teaPage("pots"), teaPage("cups")])

  @Test func readsAQuote() throws {
    #expect(
      try check("quote: { page: tea/pots, text: 'Pour it: now.', section: Use, times: 2 }")
        == .quote(
          QuotePredicate(page: teaPage("pots"), text: "Pour it: now.", section: "Use", times: 2)))
  }

  @Test func readsACountAsARangeOfNumbers() throws {
    func count(_ bounds: String) throws -> ClosedRange<Int>? {
      guard
        case .count(let count) = try check(
          "count: { pages: china, pattern: lid, control: a lid, \(bounds) }")
      else { return nil }
      #expect(count.scope == china)
      return count.expected
    }
    #expect(try count("is: 2") == 2...2)
    #expect(try count("is: 0") == 0...0)
    #expect(try count("at-least: 1") == 1...Int.max)
    #expect(try count("at-most: 3") == 0...3)
    #expect(try count("at-least: 1, at-most: 3") == 1...3)
  }

  @Test func readsPatternsWithTheirControls() throws {
    #expect(
      try check(
        #"absent: { page: tea/pots, pattern: '\d+ ?KB', control: "3KB", near-miss: [error 3, "KB"], in: [code, prose] }"#
      )
        == .absent(
          PatternPredicate(
            scope: pots,
            pattern: TextPattern(
              expression: #"\d+ ?KB"#, controls: ["3KB"], nearMisses: ["error 3", "KB"],
              parts: [.prose, .code]))))
    #expect(
      try check("present: { pages: [tea/cups, tea/pots], pattern: lid, in: headings }")
        == .present(
          PatternPredicate(
            scope: PageScope(pages: [teaPage("cups"), teaPage("pots")]),
            pattern: TextPattern(expression: "lid", parts: [.headings]))))
  }

  @Test func readsAvailabilityRowsUnderTheAuthorsNames() throws {
    let version = try #require(Version("26.0"))
    let text = """
      availability:
        pages: china
        iOS: { introduced: 26.0, until: none }
        Mac Catalyst: { until: "26.0" }
        macOS: absent
        Some OS: empty
        others: absent
      """
    guard case .availability(let found) = try check(text) else {
      Issue.record("no availability")
      return
    }
    #expect(found.scope == china && found.noOthers)
    #expect(
      found.rows == [
        ExpectedRow(
          platform: "iOS", state: .row(introduced: .version(version), until: ExpectedRow.Bound.none)
        ),
        ExpectedRow(
          platform: "Mac Catalyst", state: .row(introduced: nil, until: .version(version))),
        ExpectedRow(platform: "macOS", state: .absent),
        ExpectedRow(platform: "Some OS", state: .empty),
      ])
  }

  @Test func keepsAVersionAsItIsWritten() throws {
    guard
      case .availability(let found) = try check(
        "availability: { page: tea/pots, macOS: { introduced: 10.10 } }"),
      case .row(.version(let version)?, nil) = found.rows[0].state
    else {
      Issue.record("no version")
      return
    }
    #expect(version.text == "10.10")
  }

  @Test func readsListsDeclarationsGroupsAndPages() throws {
    let page = teaPage("pots")
    #expect(
      try check(
        "list: { page: tea/pots, introduced-by: 'One of:', members: [A, B], aliases: { A: [a, aa], B: b }, applies-to: Each }"
      )
        == .list(
          ListPredicate(
            page: page, introduction: "One of:", members: ["A", "B"],
            aliases: ["A": ["a", "aa"], "B": ["b"]], appliesTo: "Each")))
    #expect(
      try check("declaration: { page: tea/pots, text: 'var lid: Lid? { get }' }")
        == .declaration(DeclarationPredicate(page: page, text: "var lid: Lid? { get }")))
    #expect(
      try check("topic-group: { page: tea/pots, title: Lids, members: [lid], count: 1 }")
        == .topicGroup(
          TopicGroupPredicate(page: page, title: "Lids", members: ["lid"], count: 1)))
    #expect(
      try check(
        "page: { page: tea/pots, exists: true, title: Pots, revised: 2016-04-01, abstract-only: no }"
      )
        == .page(
          PagePredicate(
            scope: pots, exists: true, title: "Pots", revised: Day("2016-04-01"),
            abstractOnly: false)))
  }

  @Test func readsChecksInsideChecks() throws {
    let lid = Predicate.quote(QuotePredicate(page: teaPage("pots"), text: "lid"))
    let quote = "quote: { page: tea/pots, text: lid }"
    #expect(
      try check("all: [ { \(quote) }, { any: [ { \(quote) } ] } ]") == .all([lid, .any([lid])]))
    #expect(try check("not: { not: { \(quote) } }") == .not(.not(lid)))
  }
}
