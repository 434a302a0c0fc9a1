import FactExtraction
import FactModel
import Testing

private func sheet(_ html: String, charset: String? = nil, _ bytes: [UInt8] = []) throws
  -> FactSheet
{
  let digest = try #require(Digest(rawValue: String(repeating: "a", count: 40)))
  let page = try #require(PageID(rawValue: "archive/kites.html"))
  return try FactExtractor().factSheet(
    page: page, kind: .archiveHTML, digest: digest, body: Array(html.utf8) + bytes,
    charset: charset)
}

private func history(_ rows: String) -> String {
  """
  <h1>Flying Kites</h1><h2>Document Revision History</h2>
  <table><tr><th>Date</th><th>Notes</th></tr>\(rows)</table>
  """
}

struct ArchivePageTests {
  @Test func isRevisedAtTheNewestEntryOfItsHistory() throws {
    let rows =
      "<tr><td>2014-03-10</td><td>As of 2015-05-05.</td></tr><tr><td>2013-01-02</td><td>New.</td></tr>"
    #expect(try sheet(history(rows)).revised == Day("2014-03-10"))
    #expect(try sheet(history("") + "<table><tr><td>2014-03-10</td></tr></table>").revised != nil)
    #expect(try sheet("<h1>K</h1><table><tr><td>2014-03-10</td></tr></table>").revised == nil)
  }

  @Test func isRevisedWhenItsMetaSaysWhereNothingElseDoes() throws {
    let meta = "<head><meta name='date' content='2014-03-10T08:00:00Z'></head>"
    #expect(try sheet(meta + "<h1>K</h1>").revised == Day("2014-03-10"))
    #expect(
      try sheet(meta + "<h1>K</h1><p>Copyright © 2016 | Updated: 2016-04-01</p>").revised
        == Day("2016-04-01"))
    #expect(try sheet(meta + "<meta name='date' content='2015-03-10'><h1>K</h1>").revised == nil)
  }

  @Test func keepsTheBannerOfARetiredDocument() throws {
    let banner = "<div>Retired Document</div><h1>Kites</h1><p>Retired pilots fly too.</p>"
    #expect(try sheet(banner).retired == "Retired Document")
    #expect(try sheet("<h1>Kites</h1><p>Retired pilots fly too.</p>").retired == nil)
  }

  @Test func isReadInTheEncodingThatTheServerNames() throws {
    let sheet = try sheet("<h1>Caf", charset: "iso-8859-1", [0xE9] + Array("</h1>".utf8))
    #expect(sheet.title == "Café")
  }

  @Test func isNotReadWhereItIsCut() {
    #expect(throws: ExtractionError.self) { try sheet("<html><body><h1>Kites</h1><p>Keep") }
  }
}
