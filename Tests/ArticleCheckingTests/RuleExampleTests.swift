import FactModel
import Testing

@testable import ArticleChecking

@Suite struct RuleExampleTests {
  @Test(
    "each rule's failing example has its finding, and its passing example none",
    arguments: ArticleRules.all.map(\.name))
  func examplesShowTheRule(name: String) throws {
    let rule = try #require(ArticleRules.rule(named: name))
    #expect(Workspace.examples.check(rule.failing).rules.contains(name))
    #expect(!Workspace.examples.check(rule.passing).rules.contains(name))
  }

  @Test("rules have names of their own and a summary that is a sentence")
  func rulesAreDescribed() {
    let names = ArticleRules.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(ArticleRules.all.allSatisfy { $0.summary.hasSuffix(".") })
  }
}
