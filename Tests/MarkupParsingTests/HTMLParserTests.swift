import MarkupParsing
import Testing

struct HTMLParserTests {
  @Test func givesElementsInReadingOrderWithTheirLines() {
    let tree = HTMLParser.parse(Array("<p>a <b>b</b>\n<p>c".utf8))
    #expect(
      tree.nodes.map { $0.name ?? "-" } == ["html", "body", "p", "-", "b", "-", "-", "p", "-"])
    #expect(tree.nodes[7].line == 2)
    #expect(!tree.isDamaged)
  }

  @Test func saysWhereItGaveUp() {
    let html = String(repeating: "<div>", count: 100_000) + "words"
    #expect(HTMLParser.parse(Array(html.utf8)).isDamaged)
  }
}
