import FactModel
import PageReading
import Testing

@testable import QuoteMatching

/// The hard cases by their ids: those about more than one page or place stand here, the others in
/// the lists of cases.
struct HardCaseTests {
  private static let ids =
    [1, 2, 3, 4, 6, 7, 8, 10, 11, 12, 14, 16, 17, 18, 19, 20].map { "T\($0)" }
    + [1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15, 16, 17].map { "E\($0)" }
    + [1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 17, 18].map { "M\($0)" }

  @Test(arguments: ids) func hasACase(id: String) {
    #expect(QuoteCase.all.contains { $0.id == id || $0.id.hasPrefix(id + " ") })
  }

  @Test("M13: words that stand often are counted, and ambiguous for a claim about one place")
  func countsWordsThatStandOften() {
    let page = (1...14).map { "## Row \($0)\n\nOld: use the declarative rows.\n\n" }.joined()
    let outcome = Quotation("Old: use the declarative rows.").judged(on: quotable(page))
    #expect(outcome.verdict == .holds && outcome.count == 14)
    #expect(outcome.atOnePlace().step == .ambiguous)
    #expect(outcome.inSection(ofHeading: 3).count == 1)
  }

  @Test("M14: a sentence of another page, or of a link's abstract, is not this page's")
  func namesThePageThatHasTheSentence() throws {
    let page = quotable("# Rows\n\nSee [tags](/tags).\n\n## See Also\n\n[tags](/tags)\n")
    let tags = quotable("# Tags\n\nA tag stays on its row.")
    let quotation = Quotation("A tag stays on its row.")
    let outcome = quotation.judged(on: page)
    #expect(outcome.verdict == .fails)
    let id = try #require(PageID(rawValue: "s/tags"))
    let elsewhere = outcome.foundElsewhere([(id, quotation.judged(on: tags))])
    #expect(elsewhere.verdict == .fails && elsewhere.step == .foundElsewhere)
    #expect(elsewhere.elsewhere.map(\.page) == [id])
  }

  @Test("M15: a sentence of an older snapshot fails, with its last day and what stands there now")
  func tellsTheLastDayOfASentence() throws {
    let quotation = Quotation("A row keeps 12 tags of one kind.")
    let older = quotation.judged(on: quotable("A row keeps 12 tags of one kind."))
    let outcome = quotation.judged(on: quotable("A row keeps 16 tags of one kind."))
      .drifted(from: older, lastSeen: try #require(Day("2026-02-03")))
    #expect(outcome.verdict == .fails && outcome.step == .drifted)
    #expect(outcome.drift?.lastSeen.description == "2026-02-03")
    #expect(outcome.nearest?.sentence == "A row keeps 16 tags of one kind.")
  }
}
