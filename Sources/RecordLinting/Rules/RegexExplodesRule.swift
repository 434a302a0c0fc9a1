import FactModel

/// A pattern whose work doubles with each character of a page is stopped before it has an answer.
struct RegexExplodesRule: LintRule {
  let name = "regex-explodes"
  let summary = "A pattern can match one text in so many ways that it never ends."
  let severity = Severity.warning

  func findings(in subject: LintSubject) -> [Finding] {
    findings(in: subject.facts) { predicate in
      predicate.patterns.lazy.compactMap { message($0.expression) }.first
    }
  }

  /// What is wrong with an expression; the first repeat is named.
  private func message(_ expression: String) -> String? {
    var parser = ExpressionParser(expression)
    guard let found = ExplosiveRepeats(parser.expression()).found.first else { return nil }
    let text = Array(expression.unicodeScalars)
    let outer = "'\(text.part(found.range))' in the pattern"
    switch found.fault {
    case .nested(let inner):
      return "\(outer) repeats '\(text.part(inner))', which is repeated itself: "
        + "put something between the turns that must be there, or write it possessive, as in 'a++'"
    case .overlapping:
      return "\(outer) repeats alternatives that match the same text: leave one of them out"
    }
  }
}

extension [Unicode.Scalar] {
  fileprivate func part(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(self[range])).shortened
  }
}
