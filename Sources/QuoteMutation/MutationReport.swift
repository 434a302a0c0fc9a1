/// What came of generated quotations.
package struct MutationReport: Sendable {
  /// The figures of one kind of quotation.
  package struct Tally: Sendable, Equatable {
    package var cases = 0
    package var accepted = 0
    /// Mutants left out because their words may stand on the page by chance.
    package var chance = 0
  }

  /// A quotation that was judged wrongly.
  package struct Miss: Sendable {
    package var kind: String
    package var quote: String
    package var specimen: String
    package var step: String
  }

  /// The figures by the name of the kind.
  package var trueVariants: [String: Tally] = [:]
  package var falseMutants: [String: Tally] = [:]
  /// The first misses, at most `listed` of each sort.
  package var falseRejects: [Miss] = []
  package var falseAccepts: [Miss] = []
  /// Quotations that hold and that a search of the store would pass over.
  package var screenedOut: [Miss] = []

  static let listed = 200

  /// How many quotations were judged.
  package var cases: Int { Self.sum(trueVariants, \.cases) + Self.sum(falseMutants, \.cases) }

  /// True quotations that held, in all.
  package var trueAccepts: Int { Self.sum(trueVariants, \.accepted) }

  /// False quotations that held, in all.
  package var falselyAccepted: Int { Self.sum(falseMutants, \.accepted) }

  /// The share of true quotations that held; 1 where there were none.
  package var trueAcceptRate: Double {
    let cases = Self.sum(trueVariants, \.cases)
    return cases == 0 ? 1 : Double(trueAccepts) / Double(cases)
  }

  private static func sum(_ tallies: [String: Tally], _ figure: KeyPath<Tally, Int>) -> Int {
    tallies.values.reduce(0) { $0 + $1[keyPath: figure] }
  }
}
