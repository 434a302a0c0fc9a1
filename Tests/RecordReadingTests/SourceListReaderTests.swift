import FactModel
import RecordReading
import Testing

@Suite struct SourceListReaderTests {
  private func read(_ text: String) throws -> SourceList {
    try SourceListReader(file: "sources.yml").read(text)
  }

  @Test func readsEveryKeyOfASource() throws {
    let list = try read(
      """
      sources:
        - id: kettle
          kind: docc-markdown
          base: https://tea.example/documentation/
          check-every: 7d
          refetch-every: 60d
          keep: evidence
          pace: 1s
          connections: 4
          pages:
            - teapot
            - {path: teapot/lid, title: "Lid: a cover"}
          follow:
            - root: cups
              depth: 3
      page-sets:
        pots: [kettle/teapot, kettle/cups/saucer]
      """)
    let source = try #require(list.sources.first)
    #expect(source.id.rawValue == "kettle")
    #expect(source.kind == .doccMarkdown)
    #expect(source.base == "https://tea.example/documentation/")
    #expect(source.checkEvery == 7)
    #expect(source.refetchEvery == 60)
    #expect(source.keep == .evidence)
    #expect(source.paceMilliseconds == 1000)
    #expect(source.connections == 4)
    #expect(source.pages.map(\.id.rawValue) == ["kettle/teapot", "kettle/teapot/lid"])
    #expect(source.pages.map(\.title) == [nil, "Lid: a cover"])
    #expect(source.follow == [Source.Follow(root: "cups", depth: 3)])
    #expect(list.pageSets["pots"]?.map(\.rawValue) == ["kettle/teapot", "kettle/cups/saucer"])
  }

  @Test func fillsInWhatASourceLeavesOut() throws {
    let source = try #require(
      read("sources: [{id: a, kind: html, base: 'file:///srv/pages/'}]").sources.first)
    #expect(source.checkEvery == nil)
    #expect(source.refetchEvery == 30)
    #expect(source.keep == .bytes)
    #expect(source.paceMilliseconds == 200)
    #expect(source.connections == 2)
    #expect(source.pages.isEmpty && source.follow.isEmpty)
  }

  @Test func takesAPagesKeyWithAllItsLinesCommentedOutForAnEmptyList() throws {
    let list = try read(
      """
      sources:
        - id: a
          kind: html
          base: https://tea.example/
          pages:
          #  - cup.html
      """)
    #expect(list.pages.isEmpty)
  }

  @Test func keepsTextsThatLookLikeNumbersAsTheyAre() throws {
    let list = try read(
      """
      sources:
        - id: "1"
          kind: html
          base: https://tea.example/
          pages: [10.10, {path: no, title: 26.0}]
      """)
    #expect(list.sources.first?.pages.map(\.id.rawValue) == ["1/10.10", "1/no"])
    #expect(list.sources.first?.pages.last?.title == "26.0")
  }

  @Test func readsCRLFAndAByteOrderMark() throws {
    let text = "\u{FEFF}sources:\r\n- id: a\r\n  kind: html\r\n  base: https://tea.example/\r\n"
    #expect(try read(text).sources.count == 1)
  }
}
