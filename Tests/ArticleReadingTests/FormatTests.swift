import FactModel
import PageReading
import Testing

@testable import ArticleReading

@Suite struct FormatTests {
  @Test(
    "front matter is no text, whatever it is written in",
    arguments: [
      "---\ntitle: \"A kite\n---\nText.", "+++\ntitle = \"A kite\n+++\nText.",
      "\u{FEFF}---\r\ntitle: x\r\n---\r\nText.",
    ])
  func skipsFrontMatter(text: String) {
    #expect(article(text).outline == ["paragraph: Text."])
  }

  @Test("a plain text's headings, items, code and paragraphs show in their shape")
  func readsPlainText() {
    let read = article(
      "A Title\n\nA sentence of words.\n\n• One item\n• Two items\n\nimport Kit\n\nfunc a() {\n"
        + "    fly()\n\n    land()\n}\n\nAn end. It is all.", .plainText)
    #expect(
      read.outline.map { String($0.prefix { $0 != ":" && $0 != "(" }) } == [
        "heading", "paragraph", "listItem", "listItem", "code", "paragraph",
      ])
  }

  @Test("long lines of a plain text are paragraphs, short ones are wrapped")
  func readsLongLines() {
    let long = String(repeating: "word ", count: 40) + "end."
    #expect(article("\(long)\n\(long)", .plainText).blocks.count == 2)
    #expect(article("short line\nand its rest.", .plainText).blocks.count == 1)
  }

  @Test("footnotes are blocks of their own, one behind the other too")
  func readsFootnotes() {
    let read = article("Text.[^a]\n\n[^a]: First \"note\"\n[^b]: Second.")
    #expect(
      read.outline == [
        "paragraph: Text.[^a]", "footnote(label: \"a\"): First \"note\"",
        "footnote(label: \"b\"): Second.",
      ])
  }

  @Test("an HTML article's quotation is found with its bytes")
  func readsHTML() {
    let read = article("<p>He says\n<em>“a kite flies”</em> there.</p>", .html)
    #expect(read.quotedBytes == ["a kite flies"])
  }

  @Test("comments of code are blocks, and markers and strings are not")
  func readsComments() {
    let read = article(
      "```swift\n// MARK: - A\n/// One\n/// two.\nlet a = \"http://b\" // three\n```")
    #expect(
      read.outline.dropFirst() == [
        "codeComment(ofBlock: 0): One two.", "codeComment(ofBlock: 0): three",
      ])
  }

  @Test("no sentence ends within a quotation")
  func cutsSentences() {
    let read = article("It says “One. Two.” Next is \"All.\" and more. End.")
    let block = read.blocks[0]
    #expect(
      block.sentences.map(block.string) == [
        "It says “One. Two.”", "Next is \"All.\" and more.", "End.",
      ])
  }

  @Test("links are the marked and the bare ones")
  func findsLinks() {
    let read = article(
      "[a](https://x.example/a) and https://x.example/b_(c), or <https://x.example>.")
    #expect(
      read.blocks[0].links.map(\.target) == [
        "https://x.example/a", "https://x.example/b_(c)", "https://x.example",
      ])
  }

  @Test(
    "dates are read in the three forms authors write",
    arguments: [
      "2026-10-11", "11 October 2026", "October 11, 2026", "11th Oct 2026",
    ])
  func readsDates(text: String) {
    #expect(DateReading.dates(in: Array("on \(text).".utf8)).map(\.day) == [Day("2026-10-11")])
  }
}
