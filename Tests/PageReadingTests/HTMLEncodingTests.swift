import PageReading
import Testing

private func text(_ body: [UInt8], charset: String? = nil) -> String {
  HTMLPageReader().pageText(of: body, charset: charset).blocks.map(\.text.string).joined()
}

private let latin = Array("<p>caf".utf8) + [0xE9] + Array("</p>".utf8)

struct HTMLEncodingTests {
  @Test func believesTheMarkThenTheServerThenThePage() {
    let page = Array("<meta charset=\"iso-8859-2\">".utf8) + latin
    #expect(text(latin, charset: "ISO-8859-1") == "café")
    #expect(text(Array("<meta charset='windows-1252'>".utf8) + latin) == "café")
    #expect(text(page, charset: "windows-1251") == "cafй")
    #expect(text([0xEF, 0xBB, 0xBF] + Array("<p>café".utf8), charset: "iso-8859-1") == "café")
  }

  @Test func readsAMetaOfTheOldForm() {
    let meta = #"<META http-equiv="Content-Type" content="text/html; charset=ISO-8859-1">"#
    #expect(text(Array(meta.utf8) + latin) == "café")
  }

  @Test func readsSixteenBitTextByItsMark() {
    let units = "<p>café 你好</p>".utf16
    let little: [UInt8] =
      [0xFF, 0xFE]
      + units.flatMap { unit -> [UInt8] in
        [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      }
    let big: [UInt8] =
      [0xFE, 0xFF]
      + units.flatMap { unit -> [UInt8] in
        [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      }
    #expect(text(little) == "café 你好")
    #expect(text(big) == "café 你好")
  }

  @Test func takesWindowsQuotesInWhatCallsItselfLatin1() {
    let page = Array("<p>".utf8) + [0x93] + Array("3KB".utf8) + [0x94]
    #expect(text(page, charset: "iso-8859-1") == "“3KB”")
  }

  @Test(arguments: [nil, "utf-8", "no-such-encoding", "shift_jis"])
  func isDamagedWhereTheBytesAreNotInTheEncoding(charset: String?) {
    let page = Array("<p>caf".utf8) + [0xFF, 0xFF]
    #expect(HTMLPageReader().pageText(of: page, charset: charset).htmlDamage != nil)
  }

  @Test(arguments: [
    "<html><body><p>Keep the line", "<html><body><h1>K</h1></body>", "<h1>K</h1><p>a</p",
    "<h1>K</h1><!-- x", "<h1>K</h1><a href=\"x", "<h1>K</h1><",
  ])
  func isDamagedWhereItIsCut(html: String) {
    #expect(HTMLPageReader().pageText(of: Array(html.utf8)).htmlDamage != nil)
  }

  @Test(arguments: ["<p>1 < 2", "<HTML><p>a</HTML>\n", "<h1>K</h1><p>a", "<p>a</p><!-- x -->"])
  func isSoundWhereItEnds(html: String) {
    #expect(HTMLPageReader().pageText(of: Array(html.utf8)).htmlDamage == nil)
  }
}
