import FactExtraction
import FactModel
import Testing

/// A page in the form of a documentation archive, with the given last line.
private func archived(
  title: String = "Flying Kites", body: String = "<p>Keep the line at 90&nbsp;m or less.</p>",
  site: String = "Copyright © 2016 Kite Inc. <a href=\"/terms\">Terms</a> | Updated: 2016-04-01"
) -> String {
  """
  <html><head><title>\(title)</title></head>
  <body><h1>Kite Library</h1><div><h1>Flying Kites</h1>\(body)
  <h2>Landing</h2><ul><li>Reel in.</li><li>Wait.</li></ul></div>
  <p>\(site)</p></body></html>
  """
}

private func sheet(_ html: String, _ kind: PageKind = .archiveHTML) throws -> FactSheet {
  let digest = try #require(Digest(rawValue: String(repeating: "a", count: 40)))
  let page = try #require(PageID(rawValue: "archive/kites.html"))
  return try FactExtractor().factSheet(
    page: page, kind: kind, digest: digest, body: Array(html.utf8))
}

struct HTMLPageTests {
  @Test func isTitledAsTheDocumentSaysAmongItsHeadings() throws {
    #expect(try sheet(archived()).title == "Flying Kites")
    #expect(try sheet(archived(title: "Flying Kites: Kite Library")).title == "Flying Kites")
    #expect(try sheet(archived(title: "Flying Kitesurfers")).title == "Kite Library")
    #expect(try sheet("<title>Just a title</title><p>Text.</p>").title == "Just a title")
    #expect(throws: ExtractionError.noTitle) { try sheet("<p>Text.</p>") }
  }

  @Test func isRevisedWhenItsCopyrightLineSaysSo() throws {
    #expect(try sheet(archived()).revised == Day("2016-04-01"))
    #expect(try sheet(archived(), .html).revised == nil)
  }

  @Test(arguments: [
    "Copyright © 2016 Kite Inc.", "Updated: 2016-04-01", "Copyright © 2016 | Updated: 2016-02-30",
    "Copyright © 2016 | Updated: 2016-04-011",
    "Copyright © 2016 | Updated: 2016-04-01 | Updated: 2016-04-02",
  ])
  func hasNoRevisionDateWhereItSaysNoneOrTwo(site: String) throws {
    #expect(try sheet(archived(site: site)).revised == nil)
  }

  @Test func keepsSectionsItemsAndLinks() throws {
    let sheet = try sheet(archived())
    #expect(sheet.outline == ["# Kite Library", "## Landing"])
    #expect(
      sheet.blocks.filter { $0.section.last == "Landing" }.flatMap(\.sentences).prefix(2)
        == [.text("Reel in."), .text("Wait.")])
    #expect(sheet.links == ["/terms"])
  }

  @Test func isNotReadByHalves() {
    let deep = String(repeating: "<div>", count: 100_000)
    #expect(throws: ExtractionError.self) { try sheet(archived(body: deep)) }
    #expect(throws: ExtractionError.self) {
      let digest = try #require(Digest(rawValue: String(repeating: "a", count: 40)))
      _ = try FactExtractor().factSheet(
        page: #require(PageID(rawValue: "archive/k")), kind: .archiveHTML, digest: digest,
        body: Array("<h1>K</h1>".utf8) + [0xFF])
    }
  }
}
