import Testing

@testable import PageReading

@Suite struct HiddenTextTests {
  private func hidden(_ markdown: String) -> [String] {
    MarkdownPageReader().pageText(of: Array(markdown.utf8)).hiddenText.map(\.string)
  }

  @Test(arguments: [
    ("See ![at *most* `3` KB](a.png) here.", ["at most 3 KB"]),
    ("## Up to ![3 KB](a.png)", ["3 KB"]), ("| ![3 KB](a.png) |\n|---|", ["3 KB"]),
    ("See <img src=a alt=\"3 KB\"> here.", ["3 KB"]),
    ("<table><tr><td>3</td><td>KB</td></tr></table>", ["3 KB"]),
    ("> <!-- 3 KB -->\n\n<script>3</script>\n\nNo <b>image</b> here ![](a.png).", []),
  ])
  func takesAlternativeTextsAndRawHTML(markdown: String, expected: [String]) {
    #expect(hidden(markdown) == expected)
  }

  @Test func pointsToTheLinesOfItsBlock() {
    let source = "One.\n\nTwo ![3 KB](a.png)\nthree.\n\nFour."
    let text = MarkdownPageReader().pageText(of: Array(source.utf8)).hiddenText[0]
    let bytes = Array(source.utf8)[text.origin(of: 0..<4)]
    #expect(String(decoding: bytes, as: UTF8.self) == "Two ![3 KB](a.png)\nthree.")
  }

  @Test func takesAlternativeTextsOfHTMLPages() {
    let page = HTMLPageReader().pageText(of: Array("<h1>A</h1><p>B <img alt='3 KB'></p>".utf8))
    #expect(page.hiddenText.map(\.string) == ["3 KB"])
    #expect(page.blocks.map(\.text.string) == ["A", "B"])
  }
}
