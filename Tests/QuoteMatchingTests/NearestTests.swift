import Testing

@testable import QuoteMatching

struct NearestTests {
  private let page = quotable("Intro here.\n\nA row takes up to 12 tags at once. It is short.\n")

  @Test func showsTheSentenceAndTheWordsThatDiffer() throws {
    let nearest = try #require(
      Quotation("A row takes up to 20 tags at once.").judged(on: page).nearest)
    #expect(nearest.sentence == "A row takes up to 12 tags at once.")
    #expect((nearest.line, nearest.column) == (3, 1))
    #expect(nearest.words.contains(.missing("12")) && nearest.words.contains(.added("20")))
    #expect(nearest.words.contains(.same("tags")))
  }

  @Test func namesTheNumberThatDiffers() {
    let outcome = Quotation("A row takes up to 20 tags at once.").judged(on: page)
    #expect(outcome.nearest?.numbers == [.init(page: "12", quote: "20")])
  }

  @Test func explainsAnElisionThatDropsANegation() {
    let page = quotable("The row does not keep tags here.")
    let outcome = Quotation("The row does … keep tags here.").judged(on: page)
    #expect(outcome.alterations.map(\.page) == ["not"])
    #expect(outcome.nearest?.sentence == "The row does not keep tags here.")
  }

  @Test func printsWhatAnElisionRemoved() {
    let page = quotable("A row takes tags, up to 12 of them, on the left.")
    let outcome = Quotation("A row takes tags … on the left.").judged(on: page)
    #expect(outcome.alterations.map(\.page) == [", up to 12 of them,"])
  }

  @Test func findsNothingNearInOtherWords() {
    #expect(Quotation("Nothing of this is said.").judged(on: page).nearest == nil)
  }
}
