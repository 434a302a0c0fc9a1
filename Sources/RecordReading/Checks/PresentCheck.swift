import FactModel

/// `present: { pages: …, pattern: '…', control: …, near-miss: …, in: prose }`.
enum PresentCheck {
  static let option = KeyOption(
    name: "present", summary: "The pattern occurs on each of the pages.", reader: reader)

  private static let reader = MappingShape(
    "present check", PageScopeKeys.key, PatternKeys.pattern, PatternKeys.possibleControl,
    PatternKeys.nearMiss, PatternKeys.parts
  ).reader { scope, pattern, controls, nearMisses, parts in
    let text = TextPattern(
      pattern.value, controls: controls, nearMisses: nearMisses, parts: parts)
    return CheckRecord { context, problems in
      if context.isNegated, controls.isEmpty {
        problems.note(
          "a present check below 'not' needs a 'control'", at: pattern.start, hint: whyControl)
      }
      return context.pages.scope(scope, &problems).map {
        .present(PatternPredicate(scope: $0, pattern: text))
      }
    }
  }
}
