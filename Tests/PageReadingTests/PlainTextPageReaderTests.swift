import PageReading
import Testing

struct PlainTextPageReaderTests {
  @Test func partsParagraphsAtBlankLines() {
    let page = PlainTextPageReader().pageText(
      of: Array("One *line*\n  two\r\n\n \t\n# three\n".utf8))
    #expect(dump(page) == "p One *line* two\np # three")
    for block in page.blocks { expectFaithful(block.text, in: page.source) }
  }

  @Test func replacesWhatIsNoTextAndGoesOn() {
    let page = PlainTextPageReader().pageText(of: [0x61, 0xFF, 0x62, 0, 0x63])
    #expect(dump(page) == "p a\u{FFFD}b\u{FFFD}c")
    #expect(page.damage.map(\.offset) == [1, 3])
    for block in page.blocks { expectFaithful(block.text, in: page.source) }
  }
}
