import FactModel
import RecordReading
import Testing

@Suite struct SourceListTemplateTests {
  private func template(_ keep: Source.Keeping) throws -> String {
    SourceListTemplate(
      id: try #require(SourceID(rawValue: "tea")), kind: .doccMarkdown,
      base: "https://tea.example/documentation/", keep: keep
    ).text
  }

  @Test(arguments: Source.Keeping.allCases)
  func isASourceListWithoutPages(keep: Source.Keeping) throws {
    let list = try SourceListReader(file: "s").read(template(keep))
    let source = try #require(list.sources.first)
    #expect(source.id.rawValue == "tea")
    #expect(source.kind == .doccMarkdown)
    #expect(source.base == "https://tea.example/documentation/")
    #expect(source.keep == keep)
    #expect(source.pages.isEmpty)
  }

  @Test func takesAFirstPage() throws {
    let text = try template(.evidence)
    let page = try #require(PageID(rawValue: "tea/cups/handle(_:)"))
    #expect(
      try SourceListEditor(file: "s").adding(page, to: text)
        == text.replacing("pages: []\n", with: "pages:\n      - cups/handle(_:)\n"))
  }

  @Test func namesEveryKeyThatASourceMayHave() throws {
    let text = try template(.bytes)
    for key in [
      "id", "kind", "base", "check-every", "keep", "refetch-every", "pace", "connections", "pages",
      "path", "title", "follow", "root", "depth", "page-sets",
    ] {
      #expect(text.contains("\(key):"))
    }
  }
}
