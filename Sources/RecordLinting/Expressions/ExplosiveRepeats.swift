/// Finds repeats that can match one text in ever so many ways: where the rest of a pattern does not
/// match then, each of the ways is tried, and their number doubles with each scalar.
struct ExplosiveRepeats {
  /// The repeats, in the order of the pattern, the outer before the inner.
  private(set) var found: [Found] = []

  /// A repeat with what is wrong with it.
  struct Found: Equatable {
    /// Its place in the pattern, in scalars.
    var range: Range<Int>
    var fault: Fault
  }

  /// Why a repeat can match one text in many ways.
  enum Fault: Equatable {
    /// It repeats what is itself repeated, with nothing certain between: `(a+)+`.
    case nested(inner: Range<Int>)
    /// Two of its alternatives match the same: `(a|a)*`.
    case overlapping
  }

  init(_ expression: Expression) { visit(expression) }

  private mutating func visit(_ expression: Expression) {
    switch expression {
    case .scalar, .empty, .unknown: return
    case .sequence(let parts), .choice(let parts): for part in parts { visit(part) }
    case .lookaround(let part): visit(part)
    case .atomic(let part): visitAtomic(part)
    case .repeated(let turns):
      if turns.isLong, let fault = turns.part.faultWhenRepeated {
        found.append(Found(range: turns.range, fault: fault))
      }
      visit(turns.part)
    }
  }

  /// A possessive repeat takes what it can and never gives back, so it is harmless; what stands
  /// inside a turn of it is not.
  private mutating func visitAtomic(_ part: Expression) {
    if case .repeated(let turns) = part { visit(turns.part) } else { visit(part) }
  }
}

extension Expression {
  /// Why repeating it can match one text in many ways.
  fileprivate var faultWhenRepeated: ExplosiveRepeats.Fault? {
    if let inner = innerRepeat { return .nested(inner: inner.range) }
    let branches = branches
    return branches.haveEqualOnes || branches.haveSameScalar ? .overlapping : nil
  }

  /// A long repeat in it that can be all there is to it, so that one turn of it may as well be
  /// several: what else stands there can be left out, or be taken for part of it.
  private var innerRepeat: Repeat? {
    switch self {
    case .scalar, .empty, .unknown, .lookaround, .atomic: return nil
    case .repeated(let turns):
      return turns.isLong && turns.isVaried ? turns : turns.part.innerRepeat
    case .choice(let branches): return branches.lazy.compactMap(\.innerRepeat).first
    case .sequence(let parts):
      return parts.indices.lazy.compactMap { index in
        parts[index].innerRepeat.flatMap { parts.mayBeOnly(index, $0.part.scalars) ? $0 : nil }
      }.first
    }
  }

  /// The ways that it can go; a group inside a group is one: `((a|b))`.
  private var branches: [Expression] {
    switch self {
    case .choice(let branches): branches.flatMap(\.branches)
    case .sequence(let parts) where parts.count == 1: parts[0].branches
    default: [self]
    }
  }

  /// The set of the only scalar that it must match, or may match over and over.
  fileprivate var singleScalar: ScalarSet? {
    switch self {
    case .scalar(let set): set
    case .sequence(let parts) where parts.count == 1: parts[0].singleScalar
    case .repeated(let turns) where turns.least <= 1: turns.part.singleScalar
    default: nil
    }
  }

  /// Whether a text of the set's scalars can be matched.
  fileprivate func mayBeMade(of set: ScalarSet) -> Bool {
    switch self {
    case .scalar(let own): own.intersects(set)
    case .empty, .unknown, .lookaround: true
    case .sequence(let parts): parts.allSatisfy { $0.mayBeMade(of: set) }
    case .choice(let parts): parts.contains { $0.mayBeMade(of: set) }
    case .repeated(let turns): turns.least == 0 || turns.part.mayBeMade(of: set)
    case .atomic(let part): part.mayBeMade(of: set)
    }
  }
}

extension [Expression] {
  /// Whether every other part may be missing or look like scalars of the set.
  fileprivate func mayBeOnly(_ index: Int, _ set: ScalarSet) -> Bool {
    indices.allSatisfy { $0 == index || self[$0].mayBeMade(of: set) }
  }

  /// Whether two of the first branches are the same.
  fileprivate var haveEqualOnes: Bool {
    let branches = prefix(100)
    return branches.indices.contains { branches[..<$0].contains(branches[$0]) }
  }

  /// Whether two branches of a single scalar share one.
  fileprivate var haveSameScalar: Bool {
    var taken = ScalarSet()
    return compactMap(\.singleScalar).contains { set in
      defer { taken.formUnion(set) }
      return taken.intersects(set)
    }
  }
}
