import FactModel
import RecordLinting
import Testing

@Suite struct NearTitleTests {
  /// The pages that are to be given a title, of a source whose pages have these titles.
  private func doubted(
    _ titles: [String], expected: [Int: String] = [:], kind: PageKind = .archiveHTML
  ) throws -> [String] {
    var source = source("archive", kind, titles.indices.map { "p\($0)" })
    for (index, title) in expected { source.pages[index].title = title }
    let found = Dictionary(uniqueKeysWithValues: zip(source.pages.map(\.id), titles))
    return try messages(
      "near-identical-titles", subject(sources: SourceList(sources: [source]), titles: found)
    ).map { String($0.prefix { $0 != ":" }) }
  }

  @Test func findsTitlesThatDifferByAWord() throws {
    #expect(
      try doubted(["About Handoff", "Adopting Handoff", "Energy Guide"]) == [
        "the page's title 'About Handoff' is easily taken for 'Adopting Handoff' of 'archive/p1'",
        "the page's title 'Adopting Handoff' is easily taken for 'About Handoff' of 'archive/p0'",
      ])
    #expect(try doubted(["Handoff Guide", "The Handoff Guide"]).count == 2)
    #expect(try doubted(["Handoff", "Handoff"]).count == 2)
    #expect(try doubted(["Handoff", "Widgets"]).isEmpty)
  }

  @Test func findsTitlesThatDifferByTwoLetters() throws {
    #expect(try doubted(["Continuity", "Continuities"]).isEmpty)
    #expect(try doubted(["Continuity", "Continuous"]).isEmpty)
    #expect(try doubted(["Notifications", "Notification"]).count == 2)
    #expect(try doubted(["Lids", "Lid"]).isEmpty)
  }

  @Test func asksForATitleOnlyWhereNoneIsExpected() throws {
    let titles = ["About Handoff", "Adopting Handoff"]
    #expect(
      try doubted(titles, expected: [1: "Adopting Handoff"]) == [
        "the page's title 'About Handoff' is easily taken for 'Adopting Handoff' of 'archive/p1'"
      ])
    #expect(
      try doubted(titles, expected: [0: "About Handoff", 1: "Adopting Handoff"]).isEmpty)
  }

  @Test func leavesPagesAloneThatTheirHeaderNames() throws {
    #expect(try doubted(["About Handoff", "Adopting Handoff"], kind: .doccMarkdown).isEmpty)
  }

  @Test(.timeLimit(.minutes(3))) func comparesVeryManyTitlesInLinearTime() throws {
    let titles = (0..<20_000).map { "Page \($0)" }
    #expect(try doubted(titles).count == 39_998)
  }
}
