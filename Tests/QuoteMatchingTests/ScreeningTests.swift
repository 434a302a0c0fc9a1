import FactModel
import PageReading
import Testing

@testable import QuoteMatching

/// The quick look before a page is parsed: it may say yes for nothing, and never no for a quotation
/// that stands there.
struct ScreeningTests {
  @Test(arguments: QuoteCase.all.filter { $0.verdict == .holds })
  func passesOverNoPageThatHasTheQuotation(sample: QuoteCase) {
    #expect(Quotation(sample.quote).mayStand(in: Array(sample.page.utf8)))
  }

  @Test func passesOverAPageWithoutOneOfTheWords() {
    let quotation = Quotation("The inventory is kept in one row.")
    #expect(quotation.mayStand(in: Array("One inventory: the row it is kept in.".utf8)))
    #expect(!quotation.mayStand(in: Array("The inventories are kept in one row.".utf8)))
  }

  /// A page and words that a reader sees on it, put together of more than the source spells out.
  @Test(arguments: [
    ("an in**vent**ory row", "an inventory row"), ("`row`s are kept", "rows are kept"),
    ("a `a_b`s row", "a a_bs row"), ("in*v*e`n`t*o*ry", "inventory"),
    ("in` vent `ory of rows", "inventory of rows"), ("in`\nvent\n`ory row", "inventory row"),
    ("> in`\n> vent\n> `ory row", "inventory row"),
    ("*_inven_*tory of rows", "inventory of rows"), ("[inven](x)tory of rows", "inventory of rows"),
    ("[inven][x]tory of rows\n\n[x]: y", "inventory of rows"),
    ("inven[tory] of rows\n\n[tory]: y", "inventory of rows"),
    ("in<b>vent</b>ory of rows", "inventory of rows"),
    ("in<!-- x -->ventory of rows", "inventory of rows"),
    ("inven&shy;tory of rows", "inventory of rows"),
    ("&#105;nventory of rows", "inventory of rows"),
    ("the o&ffilig;ce of rows", "the office of rows"),
    ("the o\u{FB03}ce of rows", "the office of rows"),
    ("the \u{212A}ey of rows", "the Key of rows"), ("inven\u{AD}tory of rows", "inventory of rows"),
    ("inven\u{200B}tory of rows", "inventory of rows"),
    ("the r\u{E9}sum\u{E9} row", "the re\u{301}sume\u{301} row"),
    ("a row![x](y)s kept", "a rows kept"), ("> [!NOTE]\n> Rows are kept", "Note: Rows are kept"),
    ("the row\nis\u{2028}kept", "the row is kept"), ("don&#8217;t keep rows", "don't keep rows"),
    ("one\\_row\\*s here", "one_row*s here"), ("Returns the row", "[r]eturns the row"),
    ("A row is kept there", "a row is … kept there"), ("The row stays", "The [old] row stays"),
    ("A **row** stays there", "A row stays there (emphasis added)"),
  ])
  func seesWordsThatMarkupParts(page: String, quote: String) {
    #expect(Quotation(quote).mayStand(in: Array(page.utf8)))
  }

  @Test func readsBackASignature() throws {
    let signature = PageSignature(of: Array("The row is kept.".utf8))
    #expect(PageSignature(bytes: Array(signature.bytes)[...]) == signature)
    #expect(PageSignature(bytes: [1, 2, 3]) == nil)
    #expect(PageSignature(bytes: [UInt8](repeating: 0, count: 1 << 18)[...]) == nil)
  }

  @Test func sortsOutManyQuotationsAtOnce() {
    let texts = ["A row is kept.", "Nothing at all.", "**is** kept", "…", "[x] rows"]
    let screen = QuoteScreen(texts.map { Quotation($0) })
    #expect(screen.candidates(on: PageSignature(of: Array("A row is kept.".utf8))) == [0, 2, 3])
    #expect(screen.candidates(on: PageSignature(of: Array("&#1;".utf8))) == [0, 1, 2, 3, 4])
  }

  @Test func keepsSignaturesShort() {
    let page = (0..<100).map { "word\($0) " }.joined()
    #expect(PageSignature(of: Array(page.utf8)).bytes.count <= 128)
    let long = (0..<10_000).map { "word\($0 % 100) " }.joined()
    #expect(PageSignature(of: Array(long.utf8)).bytes.count <= 128)
  }
}
