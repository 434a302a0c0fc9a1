import ArticleChecking
import CommandLineParsing
import FactModel
import NameSuggesting

/// What a rule of `docfacts check` finds, for people.
struct RuleExplanation {
  let text: String

  init(named name: String) throws(UsageError) {
    guard let rule = ArticleRules.rule(named: name) else {
      let names = ArticleRules.all.map(\.name).sorted()
      throw .invalidValue(
        argument: "--explain", value: name,
        expected: nearestName(to: name, among: names).map { "a rule, perhaps '\($0)'" }
          ?? "a rule: \(names.joined(separator: ", "))")
    }
    text = """
      \(rule.name) (\(rule.severity.rawValue)): \(rule.summary)

      Found in:
      \(rule.failing.indented)

      Not found in:
      \(rule.passing.indented)

      """
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
      .joined(separator: "\n")
  }
}
