import PageReading
import Testing

struct DamagedPageTests {
  @Test func goesOnBehindBytesThatAreNoText() {
    let page = MarkdownPageReader().pageText(
      of: Array("# T\n\na".utf8) + [0xE2, 0x80, 0x20, 0, 0x62])
    #expect(dump(page) == "h1 T\np a\u{FFFD} \u{FFFD}b")
    #expect(
      page.damage == [.init(kind: .invalidUTF8, offset: 6), .init(kind: .nul, offset: 9)])
    for block in page.blocks { expectFaithful(block.text, in: page.source) }
  }

  @Test(arguments: ["> ", ">", "- ", "* ", "1. "])
  func boundsTheDepthOfContainersAndKeepsTheWords(marker: String) {
    let deep = String(repeating: marker, count: 100_000) + "words\n"
    let page = MarkdownPageReader().pageText(of: Array(deep.utf8))
    #expect(page.blocks.map(\.text.string) == ["words"])
    #expect(page.blocks.allSatisfy { $0.containers.count <= 64 })
    #expect(page.damage.map(\.kind) == [.nesting])
  }

  @Test(
    .timeLimit(.minutes(10)), arguments: ["[", "*a ", "`a", "<a ", "&amp;", "~~a ", "\\", "> a\n"])
  func readsAnEndlessRepetition(part: String) {
    let text = String(repeating: part, count: 20_000)
    let page = MarkdownPageReader().pageText(of: Array(text.utf8))
    #expect(!page.blocks.isEmpty)
    for block in page.blocks { expectFaithful(block.text, in: page.source) }
  }
}
