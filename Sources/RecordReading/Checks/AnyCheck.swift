import FactModel

/// `any: [ { quote: … }, { quote: … } ]`.
enum AnyCheck {
  static let option = KeyOption(
    name: "any", summary: "At least one of the checks holds.", reader: reader)

  private static let reader = NodeReader<[CheckRecord]>
    .list(of: CheckList.nested, "checks", minimum: 1).map { parts in
      CheckRecord { context, problems in
        parts.resolved(context, &problems).map(Predicate.any)
      }
    }
}
