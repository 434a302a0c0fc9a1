import FactModel
import Testing

@Suite struct PresenceTests {
  private let water = pattern("(?i)water", control: "Water")
  private let pages = [
    "wet": read(docc("Holds water."), at: "wet"), "dry": read(docc("Holds sand."), at: "dry"),
    "sea": read(docc("Water, water."), at: "sea"),
  ]

  @Test func holdsWhereEachPageHasIt() {
    let verdict = verdict(present(water, on: "wet", "sea"), pages)
    #expect(verdict.short == "holds")
    #expect(verdict.evidence.map(\.page) == [id("sea"), id("sea"), id("wet")])
  }

  @Test func failsWhereOnePageLacksItWhateverTheOthersSay() {
    #expect(verdict(present(water, on: "wet", "dry"), pages).short == "fails: missing")
    let verdict = verdict(present(water, on: "dry", "lost"), pages)
    #expect(verdict.short == "fails: missing, never-fetched")
    #expect(verdict.reasons.map(\.page) == [id("dry"), id("lost")])
  }

  @Test func isUnverifiedWhereAPageWasNotRead() {
    #expect(verdict(present(water, on: "wet", "lost"), pages).short == "unverified: never-fetched")
  }

  @Test func isNotTurnedIntoANegativeWithoutControl() {
    let bare = TextPattern(expression: "water")
    #expect(verdict(present(bare, on: "dry"), pages).short == "fails: missing")
    #expect(verdict(.not(present(bare, on: "dry")), pages).short == "unverified: control-failed")
    #expect(verdict(.not(present(water, on: "dry")), pages).short == "holds")
    #expect(
      verdict(.not(count(bare, 1...2, on: "dry")), pages).short == "unverified: control-failed")
  }

  @Test func isUndecidedWhereOnlyAnImageHasIt() {
    let page = docc("Holds sand. ![Holds water](a.png)")
    #expect(verdict(present(water), on: page).short == "unverified: undecided")
    #expect(verdict(.not(present(water)), on: page).short == "unverified: undecided")
  }

  @Test(arguments: [
    (3...3, "holds"), (1...Int.max, "holds"), (0...2, "fails: differs"), (4...4, "fails: differs"),
  ])
  func countsOverAllPages(expected: ClosedRange<Int>, short: String) {
    let verdict = verdict(count(water, expected, on: "wet", "sea", "dry"), pages)
    #expect(verdict.short == short)
    #expect(verdict.evidence.count == 3)
  }

  @Test func saysBothNumbers() {
    #expect(
      verdict(count(water, 0...1, on: "sea"), pages).details == "found 2 times, expected at most 1")
  }

  @Test func countsAPageTwiceInTheListOnce() {
    #expect(verdict(count(water, 2...2, on: "sea", "sea"), pages).short == "holds")
  }

  @Test func countsNoMoreThanWasRead() {
    #expect(
      verdict(count(water, 1...9, on: "wet", "lost"), pages).short == "unverified: never-fetched")
    #expect(verdict(count(water, 0...0, on: "wet", "lost"), pages).short == "fails: differs")
  }

  @Test func countsZeroOnlyWithAControl() {
    #expect(verdict(count(water, 0...0, on: "dry"), pages).short == "holds")
    let bare = TextPattern(expression: "water")
    #expect(verdict(count(bare, 0...0, on: "dry"), pages).short == "unverified: control-failed")
  }

  @Test func countsInTheFoldedText() {
    let page = docc("It isn’t so, and it isn't so.")
    #expect(verdict(count(pattern("isn't", control: "isn't"), 2...2), on: page).short == "holds")
  }
}
