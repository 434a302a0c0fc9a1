import PageReading
import Testing

struct MarkdownPageReaderTests {
  @Test func readsInlineMarkupAsItsWords() {
    #expect(
      dump("Read [the **big** `guide]`](/x(y) \"t\") *now*, \\*then\\* rest &amp; ~~not~~.\n")
        == "p Read the big guide] now, *then* rest & not.")
  }

  @Test func joinsTheLinesOfAParagraphWithOneSpace() {
    #expect(dump("one\ntwo  \nthree\\\nfour\r\nfive") == "p one two three four five")
  }

  @Test func keepsStructureAround() {
    #expect(
      dump(
        """
        # Title

        - first
        second

          more
        1. one

        > quoted *words*
        > go on

        | A | B |
        | --- | --- |
        | x | `y` |

        ```swift
        let a  = 1
          let b = 2
        ```
        """)
          == """
          h1 Title
          ul0.0 p first second
          ul0.0 p more
          ol1.0 p one
          quote p quoted words go on
          table 0,0 A
          table 0,1 B
          table 1,0 x
          table 1,1 y
          code let a  = 1
            let b = 2
          """)
  }

  @Test(arguments: [
    "> Note: Keep it.", "> Note:\n> Keep it.", "> [!Note]\n> Keep it.", "> Note:   Keep\n> it.",
  ])
  func takesAnAsidesWordForItsLabel(markdown: String) {
    #expect(dump(markdown) == "aside(Note) p Keep it.")
  }

  @Test(arguments: [
    ("> Not so: it is, as ever: fine.", "aside(Not so) p it is, as ever: fine."),
    ("> Use http://example.org now.", "quote p Use http://example.org now."),
    ("> The words of four: long", "quote p The words of four: long"),
  ])
  func takesOnlyLettersBeforeAColonForALabel(markdown: String, expected: String) {
    #expect(dump(markdown) == expected)
  }

  @Test func partsAnAsideFromTheHeadingItIsGluedTo() {
    #expect(
      dump("## Discussion> Since: First in 5.5.\n\nText.\n")
        == "h2 Discussion\naside(Since) p First in 5.5.\np Text.")
    #expect(dump("## Discussion> Note:\n> Keep\n> it.") == "h2 Discussion\naside(Note) p Keep it.")
    #expect(dump("## a>b") == "h2 a>b")
  }

  @Test func leavesOutWhatAReaderDoesNotSee() {
    #expect(
      dump(
        "---\ntitle: x\n---\n<!--\n{}\n-->\n\n<!-- no -->\nA ![alt](i.png) b <b>c</b>.\n\n<div>raw</div>\n"
      ) == "p A  b c.")
    #expect(
      dump("<details>\n<summary>Seen words</summary>\n\nInside.\n\n</details>\n")
        == "p Seen words\np Inside.")
  }

  @Test func readsAddressesInAngleBrackets() {
    #expect(
      dump("See <doc://org.x/documentation/A> and [B](/b).")
        == "p See doc://org.x/documentation/A and B.")
  }

  @Test(arguments: [
    ("&nbsp;", "\u{A0}"), ("&#8217;", "’"), ("&lt;T&gt;", "<T>"), ("&amp;nbsp;", "&nbsp;"),
  ])
  func decodesAnEntityOnce(entity: String, character: String) {
    #expect(dump("a\(entity)b") == "p a\(character)b")
  }

  @Test func partsATableFromTheParagraphAboveIt() throws {
    let page = MarkdownPageReader().pageText(of: Array("Text\nmore\n| a |\n|-|\n| c |\n".utf8))
    #expect(dump(page) == "p Text more\ntable 0,0 a\ntable 1,0 c")
    #expect(page.blocks.map(\.sourceRange) == [0..<9, 10..<15, 20..<25])
  }
}
