import FactModel

/// `all: [ { quote: … }, { absent: … } ]`.
enum AllCheck {
  static let option = KeyOption(
    name: "all", summary: "All of the checks hold.", reader: reader)

  private static let reader = NodeReader<[CheckRecord]>
    .list(of: CheckList.nested, "checks", minimum: 1).map { parts in
      CheckRecord { context, problems in
        parts.resolved(context, &problems).map(Predicate.all)
      }
    }
}

extension [CheckRecord] {
  /// The predicates, or `nil` where one of them is wrong.
  func resolved(_ context: CheckContext, _ problems: inout ProblemList) -> [Predicate]? {
    let predicates = compactMap { $0.resolve(context, &problems) }
    return predicates.count == count ? predicates : nil
  }
}
