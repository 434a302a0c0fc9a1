import FactModel

/// `not: { quote: … }`.
enum NotCheck {
  static let option = KeyOption(
    name: "not", summary: "The check fails, decidedly: what is unverified stays so.",
    reader: reader)

  private static let reader = CheckList.nested.map { part in
    CheckRecord { context, problems in
      part.resolve(context.negated, &problems).map(Predicate.not)
    }
  }
}
