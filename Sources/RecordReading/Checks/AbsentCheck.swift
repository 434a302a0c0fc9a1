import FactModel

/// `absent: { pages: …, pattern: '…', control: …, near-miss: …, in: prose }`.
enum AbsentCheck {
  static let option = KeyOption(
    name: "absent", summary: "The pattern occurs on none of the pages.", reader: reader)

  private static let reader = MappingShape(
    "absent check", PageScopeKeys.key, PatternKeys.pattern, PatternKeys.control,
    PatternKeys.nearMiss, PatternKeys.parts
  ).reader { scope, pattern, controls, nearMisses, parts in
    let pattern = TextPattern(
      pattern.value, controls: controls, nearMisses: nearMisses, parts: parts)
    return CheckRecord { context, problems in
      context.pages.scope(scope, &problems).map {
        .absent(PatternPredicate(scope: $0, pattern: pattern))
      }
    }
  }
}
