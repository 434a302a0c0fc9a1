import FactModel
import Testing

@testable import PageReading

@Test func readsEveryKeyOfASymbolsHeader() throws {
  let header = try #require(try read(comment() + "\n# flyKite(_:)\n")).header
  #expect(
    header
      == PageHeader(
        identifier: "/documentation/Kites/flyKite(_:)", title: "flyKite(_:)",
        documentType: "symbol", role: "Instance Method", framework: "Kites",
        metadataVersion: "0.1.0",
        symbol: .init(
          kind: "Instance Method", modules: ["Kites"], preciseIdentifier: "s:5Kites3flyyyF")))
}

@Test func tellsWhereTheBodyBegins() throws {
  let located = try #require(try read(comment() + "\n# flyKite(_:)\n"))
  let text = comment() + "\n# flyKite(_:)\n"
  #expect(Array(text.utf8)[located.bodyStart...].elementsEqual("\n# flyKite(_:)\n".utf8))
  #expect(located.comment.lowerBound == 0)
}

@Test func readsATutorialsHeaderWithoutRole() throws {
  let text = """
    <!--
    {"documentType":"tutorial","framework":"Kites","identifier":"/tutorials/Kites/Start",
    "metadataVersion":"0.1.0","title":"Start"}
    -->
    """
  #expect(try read(text)?.header.role == nil)
  #expect(try read(text)?.header.symbol == nil)
}

@Test(arguments: [
  "", "# A page\n\nWithout any header.\n", "Just a line\n", "<!-- only a remark -->\n# Title\n",
  "---\ntitle: x\n---\n# Title\n",
])
func tellsAPageWithoutHeaderFromADamagedOne(text: String) throws {
  #expect(try read(text) == nil)
}

@Test(arguments: [
  "---\nsource: kites\n# a remark\n---\n", "<!-- stored by hand -->\n\n", "\u{FEFF}",
  "<!--\nstored by hand\n-->\n", "Stored from kites.example\n\n", "<!-- # not a heading -->\n",
])
func findsTheHeaderBehindAStoredCopysOwnPrefix(prefix: String) throws {
  let located = try #require(try read(prefix + comment() + "\n# flyKite(_:)\n"))
  #expect(located.header.framework == "Kites")
  #expect(located.comment.lowerBound == prefix.utf8.count)
}

@Test(arguments: [
  "# flyKite(_:)\n\n", "## Overview\n", "#\n", "```\n", "~~~\n", "Kites\n=====\n\n", "Text ",
  "    ",
])
func neverTakesACommentOfTheBodyForTheHeader(body: String) throws {
  #expect(try read(body + comment()) == nil)
}

@Test func readsAHeaderWithCarriageReturns() throws {
  let text = (comment() + "\n# flyKite(_:)\n").split(separator: "\n").joined(separator: "\r\n")
  #expect(try read(text)?.header.title == "flyKite(_:)")
}

@Test func readsATitleThatHoldsTheCommentsEnd() throws {
  #expect(try read(comment(title: "-->(_:_:)"))?.header.title == "-->(_:_:)")
}

@Test func keepsUnknownKeysAsCompactTextWithSortedKeys() throws {
  let extra = "  \"beta\" : { \"z\" : [ 1.50, null ], \"a\" : \"q\\\"\\n\" },\n"
  #expect(
    try read(comment(extra))?.header.unknown == ["beta": #"{"a":"q\"\u000a","z":[1.50,null]}"#])
}

@Test func keepsUnknownKeysOfTheSymbolWithTheirPath() throws {
  let text = comment().replacing(
    "\"kind\" : \"Instance Method\"", with: "\"kind\" : \"Macro\", \"spi\" : true")
  #expect(try read(text)?.header.unknown == ["symbol.spi": "true"])
}
