import FactModel
import Testing

@testable import ArticleChecking

@Suite struct NumberRuleTests {
  @Test("another number than the recorded one is an error that names it")
  func reportsContradictions() {
    let report = Workspace.examples.check("Apple recommends keeping userInfo under 1 KB.")
    #expect(report.lines == ["error attributed-number 1:41"])
    #expect(report.findings[0].message.contains("3 KB"))
    #expect(report.findings[0].facts == [fact("archived-size")])
  }

  @Test("a number that nothing is recorded for is a warning")
  func reportsUnsupportedNumbers() {
    let report = Workspace.examples.check("Apple recommends keeping kites under 44 points.")
    #expect(report.lines == ["warning attributed-number 1:38"])
  }

  @Test("a number that only an archived page has must be called so")
  func asksForTheArchive() {
    let report = Workspace.examples.check("Apple recommends 3KB or less for the payload.")
    #expect(report.lines == ["warning attributed-number 1:18"])
    #expect(report.findings[0].evidenceClass == .archive)
  }

  @Test(
    "what is supported, denied, left open or not attributed gives no finding",
    arguments: [
      "In 2016 Apple recommended 3 KB or less for the payload.",
      "In the archive Apple recommends three kilobytes for the payload.",
      "Apple does not recommend 1 KB for the payload.", "Keep userInfo under 1 KB.",
      "If Apple recommends 1 KB for the payload, keep it.",
      "Apple recommends little; our payload has 1 KB.",
      "Apple recommends version 3.", "Apple recommends iOS 17 for the payload.",
    ])
  func leavesTheRestAlone(text: String) {
    #expect(Workspace.examples.check(text).lines == [])
  }

  @Test("a number on the page that the sentence names is supported")
  func looksAtThePage() {
    let report = Workspace.handoff.check("In 2016 Apple's Adopting Handoff recommends 3 KB.")
    #expect(report.lines == [])
    #expect(report.counts[.attributedNumbersSupported] == 1)
  }

  @Test(
    "a default is judged by the symbol's own page",
    arguments: [
      ("`NSUserActivity.userInfo` defaults to nil.", []),
      ("`NSUserActivity.userInfo` is nil by default.", []),
      ("The default value of `NSUserActivity.userInfo` is false.", ["error"]),
      ("`NSUserActivity.appEntityIdentifier` defaults to nil.", ["warning"]),
      ("`NSUserActivity.needsSave` defaults to false.", ["warning"]),
      ("Forget `NSUserActivity.userInfo`. New ones default this property to false.", ["error"]),
      ("`KitePlan.tail` defaults to false.", []), ("The kite defaults to true.", []),
      ("`NSUserActivity.userInfo` never defaults to false.", []),
    ])
  func judgesDefaults(text: String, severities: [String]) {
    let report = Workspace.handoff.check(text)
    #expect(report.findings.map(\.severity.rawValue) == severities)
  }
}
