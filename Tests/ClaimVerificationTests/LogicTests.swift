import ClaimVerification
import FactModel
import Testing

@Suite struct LogicTests {
  /// A predicate of each state: of the page `tank`, which says one thing, and one never fetched.
  private static let parts: [VerdictState: Predicate] = [
    .holds: quote("Holds water."), .fails: quote("It is empty and dry."),
    .unverified: quote("Holds water.", on: "lost"),
  ]

  private func state(_ predicate: Predicate) -> VerdictState {
    verdict(predicate, on: docc("Holds water.")).state
  }

  @Test(arguments: VerdictState.allCases, VerdictState.allCases)
  func combinesTwoPartsAsKleeneDoes(first: VerdictState, second: VerdictState) throws {
    let rank: [VerdictState: Int] = [.fails: 0, .unverified: 1, .holds: 2]
    let parts = try [first, second].map { try #require(Self.parts[$0]) }
    let ranks = try [first, second].map { try #require(rank[$0]) }
    #expect(rank[state(.all(parts))] == ranks.min())
    #expect(rank[state(.any(parts))] == ranks.max())
    #expect(state(.not(.all(parts))) == state(.any(parts.map(Predicate.not))))
  }

  @Test func keepsTheReasonsOfAllParts() {
    let parts = [Self.parts[.unverified], Self.parts[.fails], Self.parts[.holds]].compactMap(\.self)
    let all = verdict(.all(parts), on: docc("Holds water."))
    #expect(all.short == "fails: missing, never-fetched")
    #expect(verdict(.not(.any(parts)), on: docc("Holds water.")).short == "fails: found")
    #expect(verdict(.any(parts), on: docc("Holds water.")).short == "holds")
    #expect(all.searched.map(\.page) == [id("lost"), id("tank")])
  }

  @Test(arguments: [
    Predicate.all([]), .any([]), .not(.all([])), absent(pattern("a", control: "a"), on: "x"),
  ])
  func showsNothingByNothing(predicate: Predicate) {
    #expect(verdict(predicate, [:]).state == .unverified)
    let empty = PageScope(pages: [])
    let pattern = pattern("a", control: "a")
    #expect(
      verdict(.absent(PatternPredicate(scope: empty, pattern: pattern)), [:]).state == .unverified)
    #expect(
      verdict(.count(CountPredicate(scope: empty, pattern: pattern, expected: 0...0)), [:]).state
        == .unverified)
  }

  @Test func sortsEvidenceByPageAndPlaceAndShowsItOnce() {
    let pages = ["a": read(docc("Two. One."), at: "a"), "b": read(docc("One."), at: "b")]
    let predicate = Predicate.all([
      quote("One.", on: "b"), quote("One.", on: "a"), quote("Two.", on: "a"),
      quote("One.", on: "a"),
    ])
    #expect(
      verdict(predicate, pages).evidence.map { "\($0.page.path) \($0.text)" } == [
        "a Two.", "a One.", "b One.",
      ])
  }
}
