import PageReading
import Testing

struct HTMLPageReaderTests {
  @Test func readsABrowsersBlocks() {
    let html = """
      <html><head><title>x</title></head><body><h1>Title &amp; more</h1>
      <p>First <b>bold</b>   and <a href="/x">a
      link</a>.<br>New.<script>no()</script></p>
      <ul><li>first<ul><li>nested</ul><li>second</ul>
      <table><tr><th>A<th>B<tr><td>1<td><code>x y</code></table>
      <pre>let a
        let b</pre></body></html>
      """
    #expect(
      dump(HTMLPageReader().pageText(of: Array(html.utf8))) == """
        h1 Title & more
        p First bold and a link. New.
        ul0.0 p first
        ul0.0 ul1.0 p nested
        ul0.1 p second
        table 0,0 A
        table 0,1 B
        table 1,0 1
        table 1,1 x y
        code let a
          let b
        """)
  }

  @Test func pointsToTheLinesOfTheWords() throws {
    let html = "<p>one</p>\n<p>two\nthree</p>\n"
    let page = HTMLPageReader().pageText(of: Array(html.utf8))
    let block = try #require(page.blocks.last)
    #expect(block.text.string == "two three")
    #expect(String(decoding: page.source[block.sourceRange], as: UTF8.self) == "<p>two\nthree</p>")
  }

  @Test func saysWhereTheParserGaveUp() {
    let html = String(repeating: "<div>", count: 100_000) + "words"
    let page = HTMLPageReader().pageText(of: Array(html.utf8))
    #expect(page.damage.map(\.kind) == [.truncation])
  }

  @Test func takesASoundPageForSound() {
    #expect(HTMLPageReader().pageText(of: Array("<p>a<p>b & c".utf8)).damage.isEmpty)
    #expect(HTMLPageReader().pageText(of: []).blocks.isEmpty)
  }
}
