import FactModel
import RecordReading
import Testing

@Suite struct ClaimReaderTests {
  @Test func readsEveryKeyOfAClaim() throws {
    let claim = try claim(
      """
      about: [lid, Teapot.lid]
      evidence: community
      recorded: [2026-09-23, 2026-10-11]
      within: 3d
      rests-on: [b, c-2]
      note: |
        Two lines,
        and no more.
      """)
    #expect(claim.id == FactID(rawValue: "a"))
    #expect(claim.says == "It is so.")
    #expect(claim.about == ["lid", "Teapot.lid"])
    #expect(claim.evidence == .community)
    #expect(claim.recorded.map(\.description) == ["2026-09-23", "2026-10-11"])
    #expect(claim.within == 3)
    #expect(claim.restsOn.map(\.rawValue) == ["b", "c-2"])
    #expect(claim.records.note == "Two lines,\nand no more.")
    #expect(claim.predicate == nil)
    #expect(claim.place == Place(file: "c.yml", line: 2, column: 9))
  }

  @Test func fillsInWhatAClaimLeavesOut() throws {
    let claim = try claim("recorded: 2026-10-11\nevidence: lead")
    #expect(claim.recorded.map(\.description) == ["2026-10-11"])
    #expect(claim.within == Claim.usualWindow)
    #expect(claim.about.isEmpty && claim.restsOn.isEmpty && claim.records == ClaimRecords())
  }

  @Test func readsWhatNoMachineCanCheck() throws {
    let records = try claim(
      """
      evidence: community
      threads:
        - { url: "https://tea.example/1", title: Cold, opened: 2025-01-02, seen: 2026-09-23, apple-reply: no }
        - { title: Warm, apple-reply: yes }
      vendors: [{ name: Pot & Co, url: "http://pots.example/", seen: 2026-09-23 }]
      experiments:
        - { on: 2026-09-01, devices: [Pot 3], systems: [tea 2], convention: cups, result: "3" }
        - { on: 2026-09-01, result: none }
      searches: [{ venue: Forum, query: '"lid"', on: 2026-09-23, found: nothing }]
      """
    ).records
    #expect(records.threads.map(\.appleReply) == [false, true])
    #expect(records.threads.map(\.url) == ["https://tea.example/1", nil])
    #expect(records.threads[0].opened?.description == "2025-01-02")
    #expect(records.vendors.map(\.name) == ["Pot & Co"])
    #expect(records.experiments.map(\.convention) == ["cups", ""])
    #expect(records.experiments[0].devices == ["Pot 3"])
    #expect(records.searches.map(\.found) == ["nothing"])
  }

  @Test func readsEveryKeyOfAQuestion() throws {
    let text = """
      questions:
        - id: which-wins
          asks: >-
            Which of the two
            wins?
          about: [lid]
          settled-by: One sentence.
          watch:
            - present: { pages: china, pattern: wins, control: it wins }
            - not: { page: { page: tea/spoons/silver, exists: yes } }
          near: [a]
          asked: 2026-09-23
          searches: [{ venue: Forum, query: lid, on: 2026-09-24, found: nothing }]
          status: settled
          answer: The first.
          settled-on: 2026-12-01
          settled-claims: [b]
          note: Ask again.
      """
    let question = try #require(
      try QuestionFileReader(file: "q.yml", sources: teaSources).read(Array(text.utf8)).first)
    #expect(question.asks == "Which of the two wins?")
    #expect(
      question.watch.map(\.pages) == [
        [teaPage("cups"), teaPage("pots")], [teaPage("spoons/silver")],
      ])
    #expect(question.near.map(\.rawValue) == ["a"])
    #expect(question.asked.description == "2026-09-23")
    #expect(question.settlement?.answer == "The first.")
    #expect(question.settlement?.on.description == "2026-12-01")
    #expect(question.settlement?.claims.map(\.rawValue) == ["b"])
    #expect(question.note == "Ask again." && question.searches.count == 1)
  }
}
