import FactDiffing
import FactModel
import Reporting
import Testing

struct DiffMarkdownTests {
  @Test func writesAListForAPullRequest() throws {
    #expect(
      try rendered(
        report(bound, [sentence], [footer], uncompared: ["x": "damaged"]), as: "markdown")
          == """
          **21 pages: 3 changed, 17 unchanged, 1 not comparable**, `v1` to `v2`.

          ### Loud (2)

          - upper bound 26\\.0\\.0 appeared on iOS, iPadOS — `kit/a`, `kit/b`, `kit/c` and 1 more (4 pages)
          - requirement word changed in Overview &gt; Care: \
          You <del>should</del> <ins>must</ins> close it\\. — `kit/tank`

          ### Noise (1)

          - text of the site: \\(c\\) <del>2025</del> <ins>2026</ins> — `kit/a`

          ### Not comparable (1)

          - `kit/x`: damaged

          """)
  }

  @Test func saysThatNothingChanged() throws {
    #expect(
      try rendered(report(), as: "markdown")
        == "**20 pages compared, nothing changed**, `v1` to `v2`.\n")
  }

  @Test(arguments: [
    ("<img src=x>", "&lt;img src\\=x&gt;"), ("**bold**", "\\*\\*bold\\*\\*"),
    ("[a](b)", "\\[a\\]\\(b\\)"), ("@acme", "\\@\u{200B}acme"), ("see #12", "see \\#\u{200B}12"),
    ("GH-12", "GH\\-\u{200B}12"), ("https://x.org", "https\\:\\/\\/x\\.org"), ("a | b", "a \\| b"),
    ("&amp;", "&amp;amp;"), ("`code`", "\\`code\\`"), ("a\n\n# b", "a  \\#\u{200B} b"),
  ])
  func textFromPagesStaysText(words: String, expected: String) throws {
    let change = Change(.sentenceAdded, of: id("a"), after: words)
    #expect(
      try rendered(report([change]), as: "markdown")
        .contains("- sentence added: \(expected) — `kit/a`\n"))
  }

  @Test func pageNamesWithBackticksStayInTheirCodeSpan() throws {
    let change = Change(.sentenceAdded, of: id("a`b``c"), after: "Words.")
    #expect(try rendered(report([change]), as: "markdown").contains("— ``` kit/a`b``c ```\n"))
  }

  @Test func saysHowManyLinesDidNotFit() throws {
    let changes = (0..<2_000).map {
      [Change(.sentenceAdded, of: id("page\($0)"), after: "Word \($0)")]
    }
    var large = report()
    large.groups = changes.map(ChangeGroup.init(collecting:))
    large.changed = 2_000
    let text = try rendered(large, as: "markdown")
    #expect(text.utf8.count < 61_000)
    #expect(text.contains("more, left out for length"))
  }
}
