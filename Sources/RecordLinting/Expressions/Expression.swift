/// A regular expression, as far as its repeats matter.
indirect enum Expression: Equatable {
  /// One scalar of the set.
  case scalar(ScalarSet)
  /// Nothing: an anchor.
  case empty
  /// Nothing, once what is looked for was matched ahead or behind.
  case lookaround(Expression)
  /// What is not looked into: a reference back, a recursion. It may be anything.
  case unknown
  /// One behind the other.
  case sequence([Expression])
  /// One of them.
  case choice([Expression])
  /// So often, where going back is possible.
  case repeated(Repeat)
  /// A part that is never gone back into: an atomic group, a possessive repeat.
  case atomic(Expression)

  /// A repeated part.
  struct Repeat: Equatable {
    var part: Expression
    var least: Int
    /// `nil` where there is no bound.
    var most: Int?
    /// Where it stands in the pattern, in scalars: from the part to behind the quantifier.
    var range: Range<Int>

    /// Whether it may turn so often that going back through it costs.
    var isLong: Bool { most.map { $0 >= 10 } ?? true }

    /// Whether it may turn now so often and now otherwise.
    var isVaried: Bool { most != least }
  }
}

extension Expression {
  /// Whether it may match nothing at all.
  var isNullable: Bool {
    switch self {
    case .scalar: false
    case .empty, .unknown, .lookaround: true
    case .sequence(let parts): parts.allSatisfy(\.isNullable)
    case .choice(let parts): parts.contains(where: \.isNullable)
    case .repeated(let turns): turns.least == 0 || turns.part.isNullable
    case .atomic(let part): part.isNullable
    }
  }

  /// The scalars that occur in what it matches.
  var scalars: ScalarSet {
    switch self {
    case .scalar(let set): set
    case .empty, .lookaround: ScalarSet()
    case .unknown: .all
    case .sequence(let parts), .choice(let parts):
      parts.reduce(into: ScalarSet()) { $0.formUnion($1.scalars) }
    case .repeated(let turns): turns.part.scalars
    case .atomic(let part): part.scalars
    }
  }
}
