import PageReading
import Testing

struct MappingTests {
  @Test(arguments: [
    "Plain words.", "Read [the **big** `guide`](/x) *now*.", "a\\*b &amp; c\nd `e  f\ng` h",
    "> quoted *words*\n> go `on and\n> on` [x\n> y](/z)", "- item\n  two `c`\n\n      code\n  > q",
    "| A | B \\| C |\n| --- | --- |\n| `x` | **y** z |",
    "```\na\n\n  b\n```\n\n    indented\n     c",
    "# A `b` #\n\nSetext *h*\n===", "***a** b* _c __d___ [e](<f g> \"h\") ![i](j) k",
    "<doc://x> and <https://y> end",
    "caf\u{E9} e\u{301} \u{1F469}\u{200D}\u{1F467} “q”\r\nnext `l`\r",
    "`` a ` b `` `c`", "[x][y] z\n\n[y]: /q", "[a]: b", "* * *\n\n1) a\n2) b",
  ])
  func everyVerbatimByteStandsInTheSource(markdown: String) throws {
    let page = MarkdownPageReader().pageText(of: Array(markdown.utf8))
    for block in page.blocks {
      expectFaithful(block.text, in: page.source)
      // A block whose words were not found has one run for all of them.
      #expect(!block.text.runs.contains { !$0.verbatim && $0.origin == block.sourceRange })
    }
  }

  @Test func mapsAPhraseToTheBytesItCameFrom() throws {
    let source = "# T\n\nRead [the **big** guide](/x) &amp; go.\n"
    let page = MarkdownPageReader().pageText(of: Array(source.utf8))
    let text = try #require(page.blocks.last).text
    let start = try #require(text.string.utf8.firstIndex(of: UInt8(ascii: "b")))
      .utf16Offset(in: text.string)
    let origin = text.origin(of: start..<start + "big guide".utf8.count)
    #expect(String(decoding: page.source[origin], as: UTF8.self) == "big** guide")
  }

  @Test func slicesKeepTheirWayBack() {
    let page = MarkdownPageReader().pageText(of: Array("ab &amp; [cd](/x) ef".utf8))
    let text = page.blocks[0].text
    for low in 0...text.utf8.count {
      for high in low...text.utf8.count { expectFaithful(text[low..<high], in: page.source) }
    }
  }
}

/// Checks that the runs cover the text without gaps and that verbatim ones stand in the source.
func expectFaithful(_ text: MappedText, in source: [UInt8]) {
  #expect(text.runs.first?.start ?? 0 == 0 && (text.utf8.isEmpty || !text.runs.isEmpty))
  for (index, run) in text.runs.enumerated() {
    let end = index + 1 < text.runs.count ? text.runs[index + 1].start : text.utf8.count
    #expect(run.start < end)
    guard run.verbatim else { continue }
    #expect(Array(source[run.origin]) == Array(text.utf8[run.start..<end]))
  }
  #expect(
    zip(text.runs, text.runs.dropFirst()).allSatisfy {
      $0.origin.upperBound <= $1.origin.lowerBound
    })
}
