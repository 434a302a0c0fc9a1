import FactModel

extension Predicate {
  /// The predicate as a watch means it: a pattern is watched for on every page, and seen where it
  /// stands on one of them. Below `not` it keeps its meaning.
  var asWatch: Predicate {
    switch self {
    case .present(let pattern) where pattern.scope.pages.count > 1:
      .any(
        pattern.scope.pages.map {
          .present(PatternPredicate(scope: PageScope(pages: [$0]), pattern: pattern.pattern))
        })
    case .all(let parts): .all(parts.map(\.asWatch))
    case .any(let parts): .any(parts.map(\.asWatch))
    default: self
    }
  }
}
