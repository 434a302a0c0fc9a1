import FactModel

/// Every kind of predicate and what checks it.
extension Predicate {
  /// The check of a predicate that is no `all`, `any` or `not`; `nil` for those.
  var check: (any PageCheck)? {
    switch self {
    case .quote(let quote): QuoteCheck(quote)
    case .count(let count): CountCheck(count)
    case .absent(let pattern): AbsenceCheck(pattern)
    case .present(let pattern): PresenceCheck(pattern)
    case .availability(let availability): AvailabilityCheck(predicate: availability)
    case .list(let list): ListCheck(list)
    case .declaration(let declaration): DeclarationCheck(declaration)
    case .topicGroup(let group): TopicGroupCheck(predicate: group)
    case .page(let page): PageItselfCheck(predicate: page)
    case .all, .any, .not: nil
    }
  }
}
