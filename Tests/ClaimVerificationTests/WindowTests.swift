import ClaimVerification
import FactModel
import Testing

@Suite struct WindowTests {
  private func pages(_ days: [String]) -> [String: PageEvidence] {
    var pages: [String: PageEvidence] = [:]
    for (path, day) in zip(["a", "b", "c"], days) {
      pages[path] = read(docc("Holds water."), at: path) {
        $0.fetched = moment("2025-01-01T00:00:00Z")
        $0.checked = moment("\(day)T23:00:00Z")
      }
    }
    return pages
  }

  private let both = Predicate.all([quote("Holds water.", on: "a"), quote("Holds water.", on: "b")])

  @Test func comparesPagesOfOneWindow() {
    #expect(verdict(both, pages(["2026-10-01", "2026-10-10"])).short == "holds")
    let apart = verdict(both, pages(["2026-09-01", "2026-10-10"]))
    #expect(apart.short == "unverified: dates-apart")
    #expect(
      apart.details
        == "its pages were checked from 2026-09-01 to 2026-10-10, 39 days apart; at most 14")
  }

  @Test func takesTheClaimsOwnWindow() {
    var own = claim("it", both)
    own.within = 8
    #expect(
      judge([own], pages(["2026-10-01", "2026-10-10"]))[0].verdict.short
        == "unverified: dates-apart")
  }

  @Test func failsByOnePageWhateverTheDates() {
    let predicate = Predicate.all([both, quote("It is empty and dry.", on: "a")])
    #expect(verdict(predicate, pages(["2026-09-01", "2026-10-10"])).short == "fails: missing")
  }

  @Test func needsNoWindowWhereOnePageIsEnough() {
    let either = Predicate.any([both, quote("Holds water.", on: "c")])
    #expect(verdict(either, pages(["2026-08-01", "2026-10-10", "2026-09-01"])).short == "holds")
    let dry = Predicate.not(
      .any([quote("It is dry and empty.", on: "a"), quote("It is dry and empty.", on: "b")]))
    #expect(verdict(dry, pages(["2026-08-01", "2026-10-10"])).short == "unverified: dates-apart")
  }

  @Test(arguments: [(30, "holds"), (9, "unverified: stale")])
  func takesAPageForStaleAfterItsTime(limit: Int, expected: String) {
    let page = read(docc("Holds water.")) {
      $0.fetched = moment("2026-01-01T00:00:00Z")
      $0.checked = moment("2026-10-01T23:59:59Z")
      $0.staleAfter = limit
    }
    #expect(verdict(quote("Holds water."), ["tank": page]).short == expected)
  }
}
