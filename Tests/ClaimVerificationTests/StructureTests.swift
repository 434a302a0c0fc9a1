import ClaimVerification
import FactModel
import Testing

@Suite struct StructureTests {
  private let text = docc(
    """
    Holds water.

    ```
    @MainActor var userInfo: [AnyHashable : Any]? { get set }
    ```

    ## Topics

    ### Filling

    [`func fill()`](/fill)

    Fills it.

    [`let limit: Int`](/limit)

    ### Draining

    [`func drain()`](/drain)

    ## See Also

    [`class Kettle`](/kettle)
    """)

  @Test(arguments: [
    "var userInfo: [AnyHashable: Any]? { get set }", "[AnyHashable : Any]?",
    "@MainActor  var\nuserInfo:[AnyHashable:Any]?{get set}", "userInfo",
  ])
  func printsTheDeclarationHoweverItIsSpaced(declared: String) throws {
    let verdict = verdict(declaration(declared), on: text)
    #expect(verdict.short == "holds")
    #expect(
      stretch(text, verdict.evidence.first)
        == "@MainActor var userInfo: [AnyHashable : Any]? { get set }")
  }

  @Test(arguments: [
    "[String : Any]?", "Info", "var userInfo: [AnyHashable : Any] {", "get set get",
  ])
  func failsWithWhatItPrintsInstead(declared: String) {
    let verdict = verdict(declaration(declared), on: text)
    #expect(verdict.short == "fails: missing")
    #expect(verdict.details.contains("it prints \"@MainActor var userInfo"))
  }

  @Test func refusesAnEmptyDeclaration() {
    #expect(verdict(declaration(" \n"), on: text).short == "unverified: undecided")
  }

  @Test(arguments: [
    group("Filling"), group("Filling", ["`let limit: Int`", "func fill()"], count: 2),
    group("Draining", count: 1),
  ])
  func hasTheTopicGroup(predicate: Predicate) {
    #expect(verdict(predicate, on: text).short == "holds")
  }

  @Test(arguments: [
    (group("Filling", count: 3), "2 members, expected 3"),
    (group("Filling", ["func fill()"]), "not expected: let limit: Int"),
    (group("Draining", ["func drain()", "func leak()"]), "missing: func leak()"),
    (group("Leaking"), "the page has no topic group \"Leaking\"; it has \"Filling\", \"Draining\""),
    (
      group("See Also"),
      "the page has no topic group \"See Also\"; it has \"Filling\", \"Draining\""
    ),
  ])
  func failsWithWhatTheGroupHas(predicate: Predicate, details: String) {
    #expect(verdict(predicate, on: text).details == details)
    #expect(verdict(predicate, on: text).state == .fails)
  }

  @Test func isTitledAsClaimed() {
    #expect(verdict(page(title: "Tank"), on: text).short == "holds")
    #expect(verdict(page(title: "tank"), on: text).short == "fails: differs")
    let cafe = docc("Serves.", title: "Cafe\u{301}’s")
    #expect(verdict(page(title: "Café's"), on: cafe).short == "holds")
  }

  @Test func existsOrIsGoneOnlyAsTheServerSays() {
    let gone = read(text) { $0.gone = moment("2026-10-01T00:00:00Z") }
    #expect(verdict(page(exists: true), on: text).short == "holds")
    #expect(verdict(page(exists: false), on: text).short == "fails: existence")
    #expect(verdict(page(exists: false), ["tank": gone]).short == "holds")
    #expect(verdict(page(exists: true), ["tank": gone]).short == "fails: existence")
    #expect(
      verdict(page(exists: false, title: "Tank"), ["tank": gone]).short == "unverified: not-found")
    #expect(verdict(page(exists: false), [:]).short == "unverified: never-fetched")
    #expect(
      verdict(page(exists: false), ["tank": unread(.notFound)]).short == "unverified: not-found")
  }

  @Test func isRevisedAsItStates() {
    let dated = read(text) { $0.revised = Day("2016-04-01") }
    #expect(verdict(page(revised: "2016-04-01"), ["tank": dated]).short == "holds")
    #expect(verdict(page(revised: "2016-04-02"), ["tank": dated]).short == "fails: differs")
    #expect(verdict(page(revised: "2016-04-01"), on: text).short == "unverified: undecided")
  }

  private static let isAbstractOnly = page(abstractOnly: true)

  @Test(arguments: [
    ("", "holds"), ("## Relationships\n\n### Conforms To\n\n[`Sendable`](/s)", "holds"),
    ("## Discussion\n\nMore.", "fails: found"), ("## Discussion", "fails: found"),
    ("## Parameters\n\n`size`\n\nThe size.", "fails: found"), ("More.", "fails: found"),
    ("> Note: More.", "fails: found"), ("![A tank](a.png)", "unverified: undecided"),
    ("### Odd", "fails: found"),
  ])
  func hasNothingButItsAbstract(more: String, expected: String) {
    let page = docc(
      "Holds water.\n\n```\nvar a: Int\n```\n\n\(more)\n\n## Topics\n\n### A\n\n[b](/b)")
    #expect(verdict(StructureTests.isAbstractOnly, on: page).short == expected)
  }

  @Test func hasMoreThanItsAbstract() {
    #expect(
      verdict(page(abstractOnly: false), on: text).details
        == "the page has nothing but its abstract")
    #expect(
      verdict(page(abstractOnly: false), on: text + "\n\n## Discussion\n\nMore.").short == "holds")
    let bare = docc("```\nvar a: Int\n```")
    #expect(verdict(page(abstractOnly: true), on: bare).short == "fails: missing")
  }

  @Test func claimsNothingOfAPageAndShowsNothing() {
    #expect(verdict(page(), on: text).short == "unverified: no-machine-check")
  }
}
