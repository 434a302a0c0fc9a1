import FactModel
import Testing

@testable import ArticleChecking

@Suite struct FactRuleTests {
  @Test("a note ties the sentence before it to a fact, and the finding points at the sentence")
  func pointsAtTheSentence() {
    let report = Workspace.examples.check(
      "The page is long. It promises a kite. <!-- fact: kite-promised --> And more.")
    #expect(report.lines == ["error bound-fact-fails 1:19"])
    #expect(report.findings[0].end.column == 38)
    #expect(report.findings[0].facts == [fact("kite-promised")])
    #expect(report.dependencies.map(\.target) == [.fact(fact("kite-promised"))])
  }

  @Test("a fact without a verdict is unverified, and the report says it is not complete")
  func reportsUnjudgedFacts() {
    var workspace = Workspace.examples
    workspace.verdicts = [:]
    let report = workspace.check("It gives no size. <!-- fact: userinfo-no-size -->")
    #expect(report.rules == ["bound-fact-unverified"])
    #expect(!report.isComplete)
  }

  @Test("a mistyped fact is an error with the name that was probably meant")
  func suggestsNames() {
    let report = Workspace.examples.check("It gives no size. <!-- fact: userinfo-no-sise -->")
    #expect(report.rules == ["unknown-fact"])
    #expect(report.findings[0].suggestion?.edits.map(\.text) == ["userinfo-no-size"])
  }

  @Test("a waiver in force takes its finding out of the report and keeps it among the waived")
  func waives() {
    let report = Workspace.examples.check(
      "Apple says \"the kite is blue\".\n"
        + "<!-- docfacts: allow quote-unverified until 2026-10-20 because we know -->")
    #expect(report.lines == [])
    #expect(report.waived.map(\.rule) == ["quote-unverified"])
  }

  @Test(
    "a waiver without an end, past it, or for another rule waives nothing",
    arguments: [
      ("quote-unverified because we know", "waiver-without-reason"),
      ("quote-unverified until 2026-10-19 because we know", "waiver-expired"),
      ("quote-not-found until 2027-10-19 because we know", "waiver-unused"),
      ("no-such-rule until 2027-10-19 because we know", "waiver-unused"),
    ])
  func refusesWaivers(text: String, rule: String) {
    let report = Workspace.examples.check(
      "Apple says \"the kite is blue\".\n<!-- docfacts: allow \(text) -->")
    #expect(Set(report.rules) == ["quote-unverified", rule])
  }

  @Test("a waiver covers its own block only")
  func waivesOneBlock() {
    let report = Workspace.examples.check(
      "Apple says \"the kite is blue\".\n"
        + "<!-- docfacts: allow quote-unverified until 2027-10-20 because we know -->\n\n"
        + "Apple says \"the kite is red\".")
    #expect(report.lines == ["warning quote-unverified 4:13"])
  }
}
