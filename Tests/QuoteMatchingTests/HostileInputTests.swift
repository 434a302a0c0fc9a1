import PageReading
import Testing

@testable import QuoteMatching

/// Input that is made to take long or much; each test has a minute at most.
@Suite(.timeLimit(.minutes(10))) struct HostileInputTests {
  private let page = quotable(
    "# Rows\n\n" + String(repeating: "The tag of the row. ", count: 500))

  @Test func judgesAQuotationOfThousandsOfCharacters() {
    let quote = String(repeating: "The tag of the row. ", count: 400)
    #expect(Quotation(quote).judged(on: page).verdict == .holds)
    #expect(Quotation(quote + "No.").judged(on: page).verdict == .fails)
  }

  @Test func refusesAHundredThousandEllipses() {
    let quote = String(repeating: "The tag of … ", count: 100_000)
    #expect(Quotation(quote).judged(on: page).reason == .tooManyMarks)
  }

  @Test func judgesTwoHundredThousandOpenBrackets() {
    let quote = String(repeating: "[", count: 200_000) + "a row"
    #expect(Quotation(quote).judged(on: page).verdict == .fails)
  }

  @Test func refusesAHundredThousandBrackets() {
    let quote = String(repeating: "[a] ", count: 100_000)
    #expect(Quotation(quote).judged(on: page).verdict == .unverified)
  }

  @Test func doesNotTryEveryWayThroughEqualPieces() {
    let quote = String(repeating: "the tag of the row … ", count: 50) + "the tag of the shelf"
    #expect(Quotation(quote).judged(on: page).verdict == .fails)
  }

  @Test func takesAPageOfCombiningMarks() {
    let marks = String(repeating: "\u{301}\u{323}", count: 100_000)
    #expect(Quotation("is kept").judged(on: plain("e" + marks + " is kept")).verdict == .holds)
  }

  @Test func takesInvalidBytesAndNULs() {
    let bytes: [UInt8] = Array("The row ".utf8) + [0xFF, 0x00, 0xC3] + Array(" is kept.".utf8)
    let page = plain(bytes)
    #expect(Quotation("is kept").judged(on: page).verdict == .holds)
    #expect(Quotation("The row is kept.").judged(on: page).verdict != .holds)
    #expect(Quotation("The row \0 is kept.").judged(on: page).verdict != .holds)
  }

  @Test func takesAPageOfOneWordOverAndOver() {
    let page = plain(String(repeating: "a ", count: 200_000))
    #expect(Quotation("a").judged(on: page).count == 200_000)
    #expect(
      Quotation(String(repeating: "a ", count: 9_999) + "b").judged(on: page).verdict == .fails)
  }

  @Test func judgesAThousandQuotations() {
    let small = quotable("# Rows\n\nThe tag of the row is kept. It stays there.")
    for index in 0..<1_000 {
      #expect(Quotation("The tag of row \(index) is kept.").judged(on: small).verdict == .fails)
    }
  }

  private func plain(_ text: String) -> QuotablePage { plain(Array(text.utf8)) }

  /// A page of one paragraph with the bytes as they are, no parser before it.
  private func plain(_ bytes: [UInt8]) -> QuotablePage {
    let text = MappedText(
      utf8: bytes, runs: [.init(start: 0, origin: 0..<bytes.count, verbatim: true)])
    let block = TextBlock(
      kind: .paragraph, containers: [], heading: nil, text: text, sourceRange: 0..<bytes.count)
    return QuotablePage(PageText(source: bytes, bodyStart: 0, headings: [], blocks: [block]))
  }
}
