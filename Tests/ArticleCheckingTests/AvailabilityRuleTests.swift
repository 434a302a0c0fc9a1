import FactModel
import Testing

@testable import ArticleChecking

private let entity = "`NSUserActivity.appEntityIdentifier`"

@Suite struct AvailabilityRuleTests {
  @Test(
    "10.5: what agrees with the header holds, whatever form it has",
    arguments: [
      "`NSUserActivity` has been available since iOS 8.",
      "`NSUserActivity` has been available since iOS 8.0 and macOS 10.10.",
      "`NSUserActivity` (iOS 8.0+, macOS 10.10+) carries state.",
      "`NSUserActivity` is available from iOS 8.0 and later.",
      "`NSUserActivity` is available in iOS 8 or later and watchOS 2.0 or later.",
      "\(entity) is available from iOS 18.2, iPadOS 18.2, Mac Catalyst 18.2, macOS 15.2, tvOS 18.2, "
        + "visionOS 2.2 and watchOS 11.2.",
      "\(entity) is available from iOS 18.2+iPadOS 18.2+macOS 15.2+.",
      "iOS 18.2 introduced \(entity).",
      "`NSUserActivity` carries state. It has been available since iOS 8.0.",
      "\(entity) is not available before iOS 18.2.",
      "\(entity) isn't available in iOS 17.",
      "`onContinueUserActivity(_:perform:)` is not available on watchOS.",
      "`NSUserActivity` is available on iOS 16.",
      "`application(_:continue:restorationHandler:)` carries an upper bound of 26.0.",
      "`application(_:continue:restorationHandler:)` was deprecated in iOS 26.0.",
      "`NSUserActivity` carries no upper bound.",
    ])
  func acceptsTheHeadersFigures(text: String) {
    let report = Workspace.handoff.check(text)
    #expect(report.lines == [])
    #expect(report.counts[.availabilityHolding] == 1)
  }

  @Test(
    "10.5: what differs from the header is an error at the figure",
    arguments: [
      ("`NSUserActivity` has been available since iOS 8.1.", 47),
      ("\(entity) is available from iOS 18.2, macOS 15.3.", 72),
      ("\(entity) is available from visionOS 2.", 65),
      ("`onContinueUserActivity(_:perform:)` is available since iPadOS 14.0.", 64),
      ("`onContinueUserActivity(_:perform:)` is available on watchOS.", 54),
      ("`NSUserActivity` is not available on macOS.", 38),
      ("\(entity) is available on iOS 17.", 58),
      ("`NSUserActivity` was deprecated in iOS 16.", 40),
      ("`NSUserActivity` carries an upper bound of 26.0.", 44),
      ("`application(_:continue:restorationHandler:)` carries no upper bound.", 55),
    ])
  func reportsDifferences(text: String, column: Int) {
    let report = Workspace.handoff.check(text)
    #expect(report.rules == ["availability-differs"])
    #expect(report.findings.first?.place.column == column)
  }

  @Test(
    "10.5: what is no statement about a known symbol is counted, not judged",
    arguments: [
      ("Does this work on iOS 16?", CheckCount.versionsUnread),
      ("On iOS 13 the kite of `NSUserActivity` falls.", .versionsUnread),
      ("`KitePlan` has been available since iOS 9.", .availabilityUnresolved),
      ("The kites of `NSUserActivity` are available since iOS 9.", .availabilityUnresolved),
      (
        "`NSUserActivity` and `KitePlan` fly. It is available since iOS 9.", .availabilityUnresolved
      ),
      ("If `NSUserActivity` is available since iOS 9, it flies.", .availabilityOpen),
      (
        "The three UIApplicationDelegate methods carry an upper bound of 25.0.",
        .availabilityUnresolved
      ),
    ])
  func countsTheRest(text: String, count: CheckCount) {
    let report = Workspace.handoff.check(text)
    #expect(report.lines == [])
    #expect(report.counts[count] == 1)
  }

  @Test("10.5: a group of methods is judged by the fact that is recorded about them")
  func judgesGroupsByFacts() {
    var workspace = Workspace.handoff
    let scope = PageScope(pages: [userInfo])
    let row = ExpectedRow(
      platform: "iOS", state: .row(introduced: nil, until: Version("26.0").map { .version($0) }))
    let claim = Claim(
      id: fact("delegate-bound"), says: "The methods carry 26.0.", about: ["UIApplicationDelegate"],
      predicate: .availability(.init(scope: scope, rows: [row])),
      place: Place(file: "f", line: 1, column: 1))
    workspace.facts = FactBase(claims: [claim])
    let text = "The three UIApplicationDelegate methods carry an upper bound of 26.0."
    #expect(workspace.check(text).rules == ["availability-unverified"])
    workspace.verdicts[claim.id] = FactVerdict(.holds)
    #expect(workspace.check(text).rules == [])
    workspace.verdicts[claim.id] = FactVerdict(.fails)
    #expect(workspace.check(text).rules == ["availability-differs"])
  }

  @Test("a wrong figure gets the header's by a safe fix")
  func fixesFigures() {
    let text = "\(entity) is available from iOS 18.1 and macOS 15.2."
    let report = Workspace.handoff.check(text)
    let fixed = ArticleFix.apply(report.findings, to: Array(text.utf8))
    #expect(String(decoding: fixed, as: UTF8.self).contains("from iOS 18.2 and"))
  }

  @Test("a page without availability leaves the statement unverified")
  func reportsMissingHeaders() {
    var workspace = Workspace.handoff
    workspace.add(
      "apple/kit/kitebag", title: "KiteBag", path: "/documentation/Kit/KiteBag", "# KiteBag")
    let report = workspace.check("`KiteBag` has been available since iOS 9.")
    #expect(report.rules == ["availability-unverified"])
    #expect(!report.isComplete)
  }

  @Test(
    "a guard protects what stands in it or behind it, comments and strings are no use",
    arguments: [
      ("if #available(iOS 18.2, *) { a.appEntityIdentifier }", 0),
      ("if #available(iOS 18.1, *) { a.appEntityIdentifier }", 1),
      ("guard #available(iOS 18.1, *) else { return }\na.appEntityIdentifier", 1),
      (
        "@available(iOS 15, *)\nfunc f() { if #available(iOS 18.2, *) { a.appEntityIdentifier } }",
        0
      ),
      (
        "@available(iOS 15, *)\nfunc f() { /* .appEntityIdentifier */ print(\".appEntityIdentifier\") }",
        0
      ),
      ("a.appEntityIdentifier", 0),
    ])
  func judgesCode(code: String, count: Int) {
    let report = Workspace.handoff.check("NSUserActivity:\n\n```swift\n\(code)\n```")
    #expect(report.rules == Array(repeating: "code-availability", count: count))
  }
}
