import FactModel
import PageReading
import Testing

@testable import ArticleReading

@Suite struct QuotationTests {
  @Test(
    "A1: quotations are found wherever prose stands, with the bytes they take",
    arguments: [
      ("See [the page: “a kite flies”](https://example.com/kite).", "a kite flies"),
      ("A note.[^1]\n\n[^1]: Apple, \"a kite flies\"", "a kite flies"),
      ("| Who | What |\n|---|---|\n| Kit | “a kite flies” |", "a kite flies"),
      ("Figure 2: The page says “a kite flies”.", "a kite flies"),
      ("He says „a kite flies“ there.", "a kite flies"),
      ("He says „a kite flies” there.", "a kite flies"),
      ("Il dit «\u{A0}a kite flies\u{A0}» là.", "a kite flies"),
      ("彼は「a kite flies」と言う。", "a kite flies"),
      ("He says ‘a kite flies’ there.", "a kite flies"),
      ("He says 'a kite flies' there.", "a kite flies"),
      ("He says \"a *kite* flies\" there.", "a *kite* flies"),
    ])
  func findsQuotationsEverywhere(text: String, bytes: String) {
    #expect(article(text).quotedBytes == [bytes])
  }

  @Test("A1: a quotation within a quotation is part of its words")
  func keepsNestedQuotations() {
    let nested = article("It says “the app’s ‘first’ window opens”.")
    #expect(nested.quoted == ["the app’s ‘first’ window opens"])
    #expect(nested.quotations[0].inner.map(\.text) == ["first"])
  }

  @Test(
    "A1: a block quote goes with the attribution line in or behind it",
    arguments: [
      "> A kite flies.\n>\n> — Apple, Kite",
      "> A kite flies.\n> — Apple, Kite",
      "> A kite flies.\n\n— Apple, Kite",
      "> “A kite flies.”\n>\n> — Apple, Kite",
    ])
  func findsAttributions(text: String) throws {
    let read = article(text)
    #expect(read.quoted == ["A kite flies."])
    let line = try #require(read.quotations[0].attribution)
    #expect(Attribution(read.blocks[line].text.string)?.title == "Kite")
  }

  @Test("A1: in plain text the attribution line alone shows a block quote")
  func findsPlainBlockQuotes() throws {
    let read = article(
      "He says this:\n\nA kite flies.\n\nApple, Kite (archived)\n\nMore.", .plainText)
    #expect(read.quoted == ["A kite flies."])
    #expect(read.quotations[0].attribution == 2)
  }

  @Test("A1: quotations in comments of code are found, strings are not")
  func findsQuotationsInComments() {
    let read = article(
      "```swift\n// The page says\n// \"3KB or less\" there.\nlet a = \"no quote here\"\n```")
    #expect(read.quoted == ["3KB or less"])
  }

  @Test("A2: apostrophes, inch marks and code are left alone and counted")
  func skipsOtherMarks() {
    let read = article(
      "The kites’ 5\" tails don't say `print(\"a b c\")`; it's 6'2\" rock 'n' roll.")
    #expect(read.quoted == ["n"])
    #expect(read.skipped[.inch] == 2)
    #expect(read.skipped[.code] == 2)
    #expect(read.skipped[.apostrophe] == 4)
  }

  @Test("A2: a single mark that could close in two places closes in none")
  func leavesUncertainSingleMarks() {
    let read = article("He says ‘the users’ names’ there.")
    #expect(read.quoted.isEmpty)
    #expect(read.skipped[.uncertain] == 1)
  }

  @Test(
    "A3: marks that do not pair give an unpaired mark and no quotation",
    arguments: [
      ("He says “a kite flies.\n\nNext.", "“"), ("He says a kite flies” there.", "”"),
      ("He says \"a kite\" and \"flies.", "\""), ("He says “a kite “flies” there.", "“"),
    ])
  func reportsUnpairedMarks(text: String, mark: String) {
    let read = article(text)
    #expect(read.quoted.isEmpty)
    #expect(read.unpairedMarks.map(\.mark) == [mark])
  }

  @Test("A3: a quotation of paragraphs opens at each and closes at the last")
  func joinsParagraphs() {
    let read = article("“A kite flies.\n\n“It lands.\n\n“It stays.”\n\nNext.")
    #expect(read.quoted == ["A kite flies. / It lands. / It stays."])
    #expect(read.unpairedMarks.isEmpty)
  }

  @Test("columns count scalars, lines count CRLF once, and bytes are the file's own")
  func placesQuotations() {
    let read = article("One.\r\n\r\n👩‍👧 cafe\u{301} says “a kite” there.\r\n")
    let part = read.quotations[0].parts[0]
    let place = read.place(of: read.bytes(of: part.range, in: part.block).lowerBound)
    #expect([place.line, place.column] == [3, 17])
    #expect(read.quotedBytes == ["a kite"])
  }

  @Test("a hostile row of opening marks takes linear time")
  func readsHostileMarks() {
    let read = article(String(repeating: "'a “b ", count: 20_000))
    #expect(read.quoted.isEmpty)
    #expect(read.unpairedMarks.count == 1)
  }
}
