import FactModel
import Testing

@Suite struct AbsenceTests {
  private let size = pattern(
    #"\d\s*(KB|MB|kilobytes?|bytes?)\b"#, control: "3KB or less", nearMiss: ["error 3"])
  private let silent = docc(
    "Holds water.\n\n```\nvar size: Int\n```\n\n## Discussion\n\nMuch of it.")

  @Test func holdsWhereNothingMatchesAndNamesWhatWasSearched() {
    let verdict = verdict(absent(size), on: silent)
    #expect(verdict.short == "holds")
    #expect(
      verdict.searched == [SearchedPage(page: id("tank"), digest: digest, fetched: today)])
  }

  @Test(arguments: [
    "At most 3 KB.", "At most 3\u{A0}KB.", "At most **3** `KB`.", "At most 3\nKB.",
    "- At most 3KB", "> Note: 3KB", "| Size |\n|---|\n| 3 KB |", "## Up to 3 KB",
    "```\n// 3 KB\n```", "![at most 3 KB](a.png)", "<table><tr><td>3 KB</td></tr></table>",
    "It is small <img src=\"a.png\" alt=\"3 KB\">.", "At most 3\u{200B} KB.", "At most ٣ KB.",
    "## Parameters\n\n`size`\n\nAt most 3 KB.", "At most 3&nbsp;KB.", "At most 3\u{AD}KB.",
    "At most 3<br>KB.",
  ])
  func failsWhereverAndHoweverItIsWritten(body: String) {
    let verdict = verdict(absent(size), on: docc("Holds water.\n\n\(body)\n\nMore."))
    #expect(verdict.short == "fails: found")
    #expect(verdict.evidence.first?.line != nil && verdict.evidence.first?.bytes != nil)
  }

  @Test func pointsToTheBytesThatMatch() {
    let page = docc("Holds water. At most **3** KB, it’s said.")
    let verdict = verdict(absent(size), on: page)
    #expect(stretch(page, verdict.evidence.first) == "3** KB")
    #expect(verdict.evidence.first?.text == "At most 3 KB, it’s said.")
    #expect(verdict.details == "the pattern matches: \"At most 3 KB, it’s said.\"")
  }

  @Test func leavesHeaderLinkTargetsAndFooterOut() {
    let page = docc(
      "See [it](/3KB) there.\n\n---\n\nCopyright &copy; 2026 3KB Inc. All rights reserved.",
      rows: ["iOS: 3.0 -", "3KB: -"])
    #expect(verdict(absent(size), on: page).short == "holds")
  }

  @Test func looksIntoTheGivenPartsOnly() {
    let page = docc("Holds water.\n\n## Three: 3 KB\n\nMuch.")
    let inProse = pattern(size.expression, control: "3KB", in: [.prose])
    let inHeadings = pattern(size.expression, control: "3KB", in: [.headings])
    #expect(verdict(absent(inProse), on: page).short == "holds")
    #expect(verdict(absent(inHeadings), on: page).short == "fails: found")
  }

  @Test func saysNothingOfAPartWithoutText() {
    let inCode = pattern(size.expression, control: "3KB", in: [.code])
    #expect(verdict(absent(inCode), on: docc("Water.")).short == "unverified: not-rendered")
    #expect(verdict(.not(present(inCode)), on: docc("Water.")).short == "unverified: not-rendered")
  }

  @Test(arguments: [
    TextPattern(expression: "xyzzy"), pattern("xyzzy", control: "plugh"),
    pattern("wat", control: "wat", nearMiss: ["water"]), pattern("(", control: "("),
    pattern("x*", control: "y"), pattern("(a+)+$", control: String(repeating: "a", count: 9) + "!"),
  ])
  func isUnverifiedWithoutAControlThatShowsThatThePatternWorks(pattern: TextPattern) {
    #expect(verdict(absent(pattern), on: silent).short == "unverified: control-failed")
    #expect(verdict(.not(absent(pattern)), on: silent).short == "unverified: control-failed")
  }

  @Test func needsEachPageOfTheScope() {
    let pages = ["a": read(silent, at: "a"), "b": unread(.blocked)]
    let verdict = verdict(absent(size, on: "a", "b"), pages)
    #expect(verdict.short == "unverified: blocked")
    #expect(verdict.reasons.first?.page == id("b"))
    #expect(verdict.searched.map(\.page) == [id("a"), id("b")])
  }

  @Test func failsByOnePageWhateverTheOthersSay() {
    let pages = ["a": read(docc("3 KB."), at: "a"), "b": unread()]
    let verdict = verdict(absent(size, on: "a", "b"), pages)
    #expect(verdict.short == "fails: found, never-fetched")
  }

  @Test(arguments: [
    "isn't", "isn’t", "caf\u{E9}s", "cafe\u{301}s", "[é]s", "wait…", "2—3", "2[–-]3",
  ])
  func findsTypographyInAnyForm(expression: String) {
    let page = docc(
      "It isn’t so. It isn't. Two cafe\u{301}s. Two caf\u{E9}s. wait… wait... 2–3 2—3 2--3")
    #expect(
      verdict(absent(pattern(expression, control: "isn’t cafés wait... 2—3 2–3")), on: page).short
        == "fails: found")
  }

  @Test func matchesACurlyPatternOnAStraightPageAndTheOtherWayRound() {
    for (expression, body) in [
      ("isn’t", "It isn't."), ("isn't", "It isn’t."), ("[é]s", "cafe\u{301}s"),
    ] {
      #expect(
        verdict(
          absent(pattern(expression, control: expression == "[é]s" ? "és" : "isn't")),
          on: docc(body)
        ).short == "fails: found")
    }
  }

  @Test func givesUpACostlyPattern() {
    let page = docc(String(repeating: "a", count: 100_000) + "!")
    let verdict = verdict(absent(pattern("(a+)+$", control: "aaa")), on: page)
    #expect(verdict.short == "unverified: pattern-too-costly")
  }
}
