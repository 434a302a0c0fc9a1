import FactExtraction
import FactModel
import Testing

@Test func refusesAHeaderOverTheBodyOfAnotherPage() {
  let text = page("").replacing("# Kite", with: "# Balloon")
  #expect(throws: ExtractionError.identity(header: "Kite", heading: "Balloon")) {
    try extract(text)
  }
}

@Test(arguments: [
  "==(_:_:)", "*(_:_:)", "__init__", "Array<Kite>", "fly(_:) #", "caf\u{E9}", "a  b",
])
func takesATitleThatMarkdownWouldRenderForTheSame(title: String) throws {
  #expect(try extract(page(titled: title, "Flies.")).title == title)
}

@Test func takesCanonicallyEqualTitlesForTheSame() throws {
  let text = page(titled: "Caf\u{E9}", "").replacing("# Caf\u{E9}", with: "# Cafe\u{301}")
  #expect(try extract(text).title == "Caf\u{E9}")
}

@Test func refusesAPageWithoutHeader() {
  #expect(throws: ExtractionError.noHeader) { try extract("# Kite\n\nFlies.\n") }
}

@Test(arguments: ["", "## Kite", "Kite"])
func refusesAPageWithoutTitle(heading: String) {
  let text = page("").replacing("# Kite", with: heading)
  #expect(throws: ExtractionError.noTitle) { try extract(text) }
}

@Test func namesThePlaceOfADamagedHeader() {
  let error = #expect(throws: ExtractionError.self) {
    try extract(page("").replacing("\"title\"", with: "title"))
  }
  #expect(error?.description == "header at 8:3: expected a key in quotes, found 't'")
}

@Test func refusesBytesThatAreNotUTF8() throws {
  let page = try #require(PageID(rawValue: "kites/kite"))
  let digest = try #require(Digest(rawValue: String(repeating: "a", count: 40)))
  #expect(throws: ExtractionError.notUTF8(offset: 1)) {
    try FactExtractor().factSheet(
      page: page, kind: .doccMarkdown, digest: digest, body: [0x41, 0xFF, 0x41])
  }
}
