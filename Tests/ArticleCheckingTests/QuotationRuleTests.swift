import FactModel
import Testing

@testable import ArticleChecking

private let words = "A dictionary containing app-specific state information needed to continue"
private let base = "developer.apple.com/documentation/foundation/nsuseractivity/userinfo"

@Suite struct QuotationRuleTests {
  @Test(
    "A1: a quotation that stands on the page it is cited from gives no finding",
    arguments: [
      "`NSUserActivity.userInfo` is documented as \"\(words)\".",
      "The NSUserActivity page of userInfo says “\(words)”.",
      "Apple says „\(words)“ in [the reference](https://\(base)).",
      "[Apple says “\(words)”](https://\(base)).",
      "> \(words) an activity on another device.\n>\n> — Apple, NSUserActivity.userInfo",
      "> \(words)…\n\n— Apple, [userInfo](https://\(base))",
      "| What | Who |\n|---|---|\n| NSUserActivity.userInfo says “\(words)” | Apple |",
      "```swift\n// NSUserActivity.userInfo says\n// \"\(words)\".\nlet a = 1\n```",
      "Apple says that the state is \"\(words)\".",
    ])
  func acceptsWhatThePageSays(text: String) {
    let report = Workspace.handoff.check(text)
    #expect(report.lines == [])
    #expect(report.counts[.quotationsHolding] == 1)
  }

  @Test(
    "A2: what is no citation is left alone and counted",
    arguments: [
      ("A \"smart\" dictionary in `NSUserActivity.userInfo`.", CheckCount.quotationsShort),
      ("Set `NSUserActivity.userInfo` to \"some state of my app\".", .quotationsUncited),
      ("Apple says to choose \"Allow Handoff Between Devices\" in settings.", .quotationsLabel),
      ("The log had \"could not open the file\" again.", .quotationsUncited),
    ])
  func leavesOthersAlone(text: String, count: CheckCount) {
    let report = Workspace.handoff.check(text)
    #expect(report.lines == [])
    #expect(report.counts[count] == 1)
  }

  @Test("A3: marks that do not pair are a finding where something is cited, and judge nothing")
  func reportsUnpairedMarks() {
    let report = Workspace.handoff.check("Apple says “the kite is blue.\n\nA “kite is blue.")
    #expect(report.lines == ["warning unbalanced-quotation 1:12"])
    #expect(report.counts[.unpairedMarks] == 2)
  }

  @Test("A3: each paragraph of a quotation is judged, and the worst decides")
  func judgesParagraphs() {
    let report = Workspace.handoff.check(
      "The `NSUserActivity.userInfo` page says:\n\n> \(words)\n>\n> The kite is all blue.")
    #expect(report.lines == ["error quote-not-found 3:3"])
  }

  @Test(
    "A5: an address means its page in whatever form it is pasted",
    arguments: [
      "https://\(base)", "https://\(base).md", "https://\(base)/", "http://\(base)#discussion",
      "https://DEVELOPER.apple.com/documentation/Foundation/NSUserActivity/userInfo",
      "https://developer.apple.com/cn/documentation/foundation/nsuseractivity/userinfo",
      "https://\(base)?language=swift", "https://www.\(base)?changes=latest",
    ])
  func knowsAddresses(address: String) {
    #expect(Workspace.handoff.context.index.meaning(ofAddress: address) == .page(userInfo))
  }

  @Test("A5: a variant for another language is another page, and not watched")
  func keepsLanguagesApart() {
    let report = Workspace.handoff.check(
      "[The reference](https://\(base)?language=objc) says \"\(words)\".")
    #expect(report.lines == ["warning quote-unverified 1:115"])
    #expect(!report.isComplete)
  }

  @Test("A6: a page that cannot be read leaves its quotation unverified, with the reason")
  func reportsUnreadPages() {
    let report = Workspace.handoff.check("`NSUserActivity.needsSave` says \"a kite is blue\".")
    #expect(report.lines == ["warning quote-unverified 1:34"])
    #expect(report.findings[0].message.contains("never-fetched"))
    #expect(!report.isComplete)
  }

  @Test("A6: a page with no text at all judges nothing")
  func reportsEmptyPages() {
    var workspace = Workspace.handoff
    workspace.add("apple/kit/empty", title: "Empty Page", "")
    let report = workspace.check("The guide Empty Page says \"a kite is blue\".")
    #expect(report.lines == ["warning quote-unverified 1:28"])
  }

  @Test("A7: a quotation is judged against the state that the caller gives")
  func judgesTheGivenState() {
    var workspace = Workspace.handoff
    let text = "`NSUserActivity.userInfo` says \"A kite in the state of your app\"."
    #expect(workspace.check(text).rules == ["quote-not-found"])
    workspace.add(
      userInfo.rawValue, title: "userInfo",
      path: "/documentation/Foundation/NSUserActivity/userInfo", "A kite in the state of your app.")
    #expect(workspace.check(text).rules == [])
  }

  @Test("A9: the order of the articles does not change the report")
  func ordersFindings() {
    let texts = [
      "Apple says \"the kite is blue\".", "`NSUserActivity.userInfo` says \"the kite is blue\".",
    ]
    let context = Workspace.handoff.context
    let articles = texts.enumerated().map { article("\($0).md", $1) }
    #expect(
      ArticleChecker(context).check(articles) == ArticleChecker(context).check(articles.reversed()))
  }

  @Test("a quotation that an older snapshot had has drifted, with the dates")
  func reportsDrift() {
    let report = Workspace.handoff.check(
      "`NSUserActivity.userInfo` says \"A dictionary containing state information of old times.\"")
    #expect(report.rules == ["quote-drifted"])
    #expect(report.findings[0].message.contains("until 2026-05-01, gone by 2026-06-01"))
  }

  @Test("an archived quotation without its revision date gets it by a safe fix")
  func datesArchivedQuotations() throws {
    let text =
      "> Transfer as small a payload as possible\n\n— Apple, Adopting Handoff (archived)\n"
    let report = Workspace.handoff.check(text)
    #expect(report.rules == ["archived-quote-undated"])
    let fixed = ArticleFix.apply(report.findings, to: Array(text.utf8), safeOnly: true)
    #expect(String(decoding: fixed, as: UTF8.self).hasSuffix("(archived, revised 2016-04-01)\n"))
    #expect(Workspace.handoff.check(String(decoding: fixed, as: UTF8.self)).lines == [])
  }

  @Test("several symbols in a sentence have each its own quotation behind it")
  func takesTheSymbolBefore() {
    let report = Workspace.handoff.check(
      "NSUserActivity says: `userInfo`, \"\(words)\"; and `appEntityIdentifier`, "
        + "\"By associating an app entity with a user activity\".")
    #expect(report.lines == [])
    #expect(report.counts[.quotationsHolding] == 2)
  }

  @Test("a member's name counts only where the article names its type")
  func asksForTheType() {
    let report = Workspace.handoff.check("The `userInfo` page says \"the kite is blue\".")
    #expect(report.lines == [])
    #expect(report.counts[.quotationsUncited] == 1)
  }
}
