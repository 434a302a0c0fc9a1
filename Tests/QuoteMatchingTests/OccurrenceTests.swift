import FactModel
import PageReading
import Testing

@testable import QuoteMatching

struct OccurrenceTests {
  @Test func givesBytesLineAndColumnBehindCharactersOfEveryWidth() throws {
    let source = "# é👩‍💻\r\n\r\nCafe\u{301} ✈️: The row is kept.\r\n"
    let outcome = Quotation("The row is kept.").judged(on: quotable(source))
    let place = try #require(outcome.occurrences.first)
    #expect(String(decoding: Array(source.utf8)[place.bytes], as: UTF8.self) == "The row is kept.")
    #expect((place.line, place.column) == (3, 11))
  }

  @Test func coversTheMarkupWithinTheWords() throws {
    let source = "See [the `row`](/row) **now**, please."
    let outcome = Quotation("the row now, please").judged(on: quotable(source))
    let bytes = try #require(outcome.occurrences.first?.bytes)
    #expect(
      String(decoding: Array(source.utf8)[bytes], as: UTF8.self)
        == "the `row`](/row) **now**, please")
  }

  @Test func countsEveryPlaceAndNamesItsSection() {
    let page = "# T\n\n## A\n\nOld: use tags.\n\n## B\n\nOld: use tags.\n"
    let outcome = Quotation("Old: use tags.").judged(on: quotable(page))
    #expect(outcome.count == 2)
    #expect(outcome.occurrences.map(\.heading) == [1, 2])
  }

  @Test func givesTheWholeSentence() {
    let outcome = Quotation("row is kept").judged(on: quotable("One. The row is kept here. Two."))
    #expect(outcome.occurrences.map(\.sentence) == ["The row is kept here."])
  }

  @Test func saysHowACutSentenceGoesOn() {
    let outcome = Quotation("The row is old.").judged(
      on: quotable("The row is old in part. It stays."))
    #expect(outcome.rest == " in part.")
  }

  @Test func isAmbiguousForAClaimAboutOnePlaceOnly() {
    let page = quotable("# T\n\n## A\n\nOld: use tags.\n\n## B\n\nOld: use tags.\n")
    let outcome = Quotation("Old: use tags.").judged(on: page)
    #expect(outcome.atOnePlace().verdict == .unverified)
    #expect(outcome.atOnePlace().step == .ambiguous)
    #expect(outcome.inSection(ofHeading: 2).count == 1)
    #expect(outcome.inSection(ofHeading: 0).reason == .otherSection)
  }

  @Test func leavesOutWhatStandsInTheBlockPageOfAnHTMLSource() {
    let text = MappedText(utf8: Array("Access denied for this page".utf8))
    let block = TextBlock(
      kind: .paragraph, containers: [], heading: nil, text: text, sourceRange: 0..<0)
    let page = PageText(source: [], bodyStart: 0, headings: [], blocks: [block])
    let outcome = Quotation("denied for this").judged(on: QuotablePage(page, kind: .html))
    #expect(outcome.reason == .blocked)
  }
}
