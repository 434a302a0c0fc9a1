import MarkupParsing
import Testing

struct MarkdownParserTests {
  @Test func givesNodesInReadingOrderWithTheirLines() {
    let tree = parse("> # A\n\n- b *c*\n")
    #expect(
      tree.nodes.map(\.kind) == [
        .document, .blockQuote, .heading(level: 1), .text, .list(ordered: false), .item, .paragraph,
        .text, .emphasis, .text,
      ])
    #expect(tree.nodes[1].next == 4 && tree.nodes[4].next == 10)
    #expect(tree.nodes[2].lines == 1...1 && tree.nodes[6].lines == 3...3)
  }

  @Test func keepsQuotesAndDashesAsWritten() {
    let tree = parse("\"a\" -- b... www.example.org")
    #expect(tree.nodes.map(\.kind) == [.document, .paragraph, .text])
    #expect(
      String(decoding: tree.literals, as: UTF8.self) == "\"a\" -- b... www.example.org")
  }

  @Test func strikesThroughByTwoTildesOnly() {
    #expect(parse("~a~ ~~b~~").nodes.contains { $0.kind == .strikethrough })
    #expect(!parse("~a~ b~~").nodes.contains { $0.kind == .strikethrough })
  }

  @Test func givesTheSameTreeFromManyThreads() async {
    let text = "| a | b |\n|-|-|\n| ~~c~~ | ~~d~~ e |\n\nf ~~g~~ h\n"
    let kinds = parse(text).nodes.map(\.kind)
    let differing = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<500).count { _ in parse(text).nodes.map(\.kind) != kinds } }
      }
      return await group.reduce(0, +)
    }
    #expect(differing == 0)
  }
}

private func parse(_ text: String) -> MarkdownTree { MarkdownParser.parse(Array(text.utf8)[...]) }
