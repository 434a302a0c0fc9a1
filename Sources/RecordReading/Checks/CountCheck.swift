import FactModel

/// `count: { page: …, pattern: '…', control: …, is: 2 }`, or `at-least` and `at-most`.
enum CountCheck {
  static let option = KeyOption(
    name: "count", summary: "The pattern occurs so often on the pages together.", reader: reader)

  private static let reader = MappingShape(
    "count", PageScopeKeys.key, PatternKeys.pattern, PatternKeys.possibleControl,
    PatternKeys.nearMiss, PatternKeys.parts,
    .weighed("is", "Just so often.", .number("occurrences", in: 0...1_000_000)),
    .weighed("at-least", "So often or oftener.", .number("occurrences", in: 1...1_000_000)),
    .weighed("at-most", "So often or more rarely.", .number("occurrences", in: 0...1_000_000))
  ).reader { scope, pattern, controls, nearMisses, parts, exactly, least, most in
    CountRecord(
      scope: scope, pattern: pattern,
      text: TextPattern(
        pattern.value, controls: controls, nearMisses: nearMisses, parts: parts),
      exactly: exactly, least: least, most: most)
  }.parsed { record throws(TextProblem) in
    let expected = try record.expected()
    return CheckRecord { context, problems in record.resolve(expected, context, &problems) }
  }
}

/// A count as written.
private struct CountRecord: Sendable {
  var scope: PageScopeRecord
  var pattern: Placed<String>
  var text: TextPattern
  var exactly: Int?
  var least: Int?
  var most: Int?

  /// The numbers for which the claim holds.
  func expected() throws(TextProblem) -> ClosedRange<Int> {
    guard exactly != nil || least != nil || most != nil else {
      throw TextProblem("the count has no 'is', 'at-least' or 'at-most'")
    }
    guard exactly == nil || least == nil && most == nil else {
      throw TextProblem("the count has 'is' besides 'at-least' or 'at-most'")
    }
    let lowest = exactly ?? least ?? 0
    let highest = exactly ?? most ?? Int.max
    guard lowest <= highest else {
      throw TextProblem("the count is at least \(lowest) and at most \(highest)")
    }
    return lowest...highest
  }

  func resolve(
    _ expected: ClosedRange<Int>, _ context: CheckContext, _ problems: inout ProblemList
  ) -> Predicate? {
    if expected.contains(0) || context.isNegated, text.controls.isEmpty {
      problems.note(
        context.isNegated
          ? "a count below 'not' needs a 'control'" : "a count that may be 0 needs a 'control'",
        at: pattern.start, hint: whyControl)
    }
    return context.pages.scope(scope, &problems).map {
      .count(CountPredicate(scope: $0, pattern: text, expected: expected))
    }
  }
}
