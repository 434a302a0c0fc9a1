import FactModel
import Testing

@testable import QuoteMatching

struct ElsewhereTests {
  private let quotation = Quotation("The row is kept.")
  private let has = quotable("The row is kept. Always.")
  private let lacks = quotable("The row is lost. Always.")

  @Test func namesTheOtherPagesInOrderAndStillFails() throws {
    let (first, second) = (try page("s/a"), try page("s/b"))
    let held = quotation.judged(on: has)
    let outcome = quotation.judged(on: lacks).foundElsewhere(
      [(second, held), (first, held), (try page("s/c"), quotation.judged(on: lacks))])
    #expect(outcome.verdict == .fails)
    #expect(outcome.step == .foundElsewhere)
    #expect(outcome.elsewhere.map(\.page) == [first, second])
  }

  @Test func leavesAQuotationThatHoldsAlone() throws {
    let held = quotation.judged(on: has)
    #expect(held.foundElsewhere([(try page("s/a"), held)]) == held)
  }

  @Test func doesNotMakeABlockedPageAFailure() throws {
    let blocked = quotation.judged(on: quotable("<!doctype html><p>Wait"))
    let outcome = blocked.foundElsewhere([(try page("s/a"), quotation.judged(on: has))])
    #expect(outcome.verdict == .unverified)
    #expect(outcome.elsewhere.count == 1)
  }

  @Test func saysWhenAnOlderSnapshotHadIt() throws {
    let day = try #require(Day("2026-02-03"))
    let outcome = quotation.judged(on: lacks).drifted(
      from: quotation.judged(on: has), lastSeen: day)
    #expect(outcome.step == .drifted)
    #expect(outcome.drift?.lastSeen == day)
    #expect(outcome.drift?.sentence == "The row is kept.")
    #expect(outcome.nearest?.sentence == "The row is lost.")
  }

  @Test func doesNotDriftWhereNoSnapshotHadIt() throws {
    let failed = quotation.judged(on: lacks)
    #expect(failed.drifted(from: failed, lastSeen: try #require(Day("2026-02-03"))) == failed)
  }

  private func page(_ id: String) throws -> PageID { try #require(PageID(rawValue: id)) }
}
