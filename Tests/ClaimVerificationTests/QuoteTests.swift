import ClaimVerification
import FactModel
import Testing

@Suite struct QuoteTests {
  private let text = docc(
    """
    Holds water.

    ## Discussion

    Don’t fill it twice. Use [`drain()`](/drain)
    after use.

    ### Safety

    Don’t fill it twice.

    ## See Also

    Nothing.
    """)

  @Test func holdsWithItsPlaceAndStep() throws {
    let verdict = verdict(quote("Use drain() after use"), on: text)
    #expect(verdict.short == "holds")
    let evidence = try #require(verdict.evidence.first)
    #expect(stretch(text, evidence) == "Use [`drain()`](/drain)\nafter use")
    #expect(evidence.text == "Use drain() after use." && evidence.how == "markup")
    #expect(
      evidence.line
        == text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.hasPrefix("Don") }.map { $0 + 1 } && evidence.column == 22)
  }

  @Test func failsWithTheNearestSentence() {
    let verdict = verdict(quote("Don't fill it thrice."), on: text)
    #expect(verdict.short == "fails: missing")
    #expect(verdict.details.contains("nearest: \"Don’t fill it twice.\""))
  }

  @Test(arguments: [(2, "holds"), (1, "fails: differs"), (3, "fails: differs")])
  func countsHowOftenItStandsThere(times: Int, expected: String) {
    let verdict = verdict(quote("Don't fill it twice.", times: times), on: text)
    #expect(verdict.short == expected)
    #expect(verdict.evidence.count == 2)
    if times != 2 { #expect(verdict.details == "it stands there 2 times, expected \(times)") }
  }

  @Test(
    arguments: [
      ("Discussion", 2, "holds"), ("Safety", 1, "holds"), ("Discussion", 1, "fails: differs"),
      ("See Also", nil, "fails: differs"), ("Summary", nil, "fails: differs"),
    ] as [(String, Int?, String)])
  func countsBelowTheHeadingAndWithinItsSubsections(
    section: String, times: Int?, expected: String
  ) {
    let verdict = verdict(quote("Don't fill it twice.", section, times: times), on: text)
    #expect(verdict.short == expected)
  }

  @Test(arguments: ["…", "", "it … of"]) func isUndecidedWhereTheQuotationIsTooShort(words: String)
  {
    #expect(verdict(quote(words), on: text).state != .holds)
    #expect(verdict(.not(quote(words)), on: text).short == "unverified: undecided")
  }

  @Test func needsTheBytesOnThisMachine() {
    let page = read(text) { $0.body = nil }
    #expect(
      verdict(quote("Holds water."), ["tank": page]).short == "unverified: not-on-this-machine")
  }

  @Test func takesNFDAndCRLFForTheSameWords() {
    let page = docc("Cafe\u{301} au lait\nis served.").split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .joined(separator: "\r\n")
    #expect(verdict(quote("Café au lait is served."), on: page).short == "holds")
  }
}
