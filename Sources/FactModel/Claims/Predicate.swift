/// What a machine checks of a claim, or watches for a question.
public indirect enum Predicate: Equatable, Sendable {
  /// The text is quoted on the page.
  case quote(QuotePredicate)
  /// A text or pattern occurs so often.
  case count(CountPredicate)
  /// A pattern occurs on none of the pages.
  case absent(PatternPredicate)
  /// A pattern occurs on each of the pages.
  case present(PatternPredicate)
  /// The pages' machine-readable availability has these rows.
  case availability(AvailabilityPredicate)
  /// A list on the page has exactly these members.
  case list(ListPredicate)
  /// The page prints the declaration.
  case declaration(DeclarationPredicate)
  /// The page has the topic group.
  case topicGroup(TopicGroupPredicate)
  /// The page as such: that it exists, its title, its revision date, that it is an abstract only.
  case page(PagePredicate)
  /// All of them hold.
  case all([Predicate])
  /// At least one holds.
  case any([Predicate])
  /// It fails, decidedly: what is unverified stays so.
  case not(Predicate)
}

extension Predicate {
  /// The pages that it and its parts speak of, sorted, each once.
  public var pages: [PageID] { Set(leaves.flatMap(\.ownPages)).sorted() }

  /// The predicates that are no `all`, `any` or `not`, in the order of the text.
  public var leaves: [Predicate] {
    switch self {
    case .all(let parts), .any(let parts): parts.flatMap(\.leaves)
    case .not(let part): part.leaves
    default: [self]
    }
  }

  private var ownPages: [PageID] {
    switch self {
    case .quote(let quote): [quote.page]
    case .count(let count): count.scope.pages
    case .absent(let pattern), .present(let pattern): pattern.scope.pages
    case .availability(let availability): availability.scope.pages
    case .list(let list): [list.page]
    case .declaration(let declaration): [declaration.page]
    case .topicGroup(let group): [group.page]
    case .page(let page): page.scope.pages
    case .all, .any, .not: []
    }
  }
}
