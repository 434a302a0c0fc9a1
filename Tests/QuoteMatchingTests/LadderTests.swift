import Testing

@testable import QuoteMatching

struct LadderTests {
  @Test(arguments: QuoteCase.all) func judgesTheCase(_ sample: QuoteCase) {
    let outcome = Quotation(sample.quote).judged(on: quotable(sample.page))
    #expect(outcome.verdict == sample.verdict)
    #expect(outcome.step == sample.step)
    #expect(outcome.reason == sample.reason)
  }

  @Test func hasAtLeastAHundredAndFiftyCases() {
    #expect(QuoteCase.all.count >= 150)
  }
}
