import FactModel
import Reporting
import Testing

struct StatusTests {
  private func status(_ name: String, listingPages: Bool = false) throws -> String {
    let checked = Timestamp("2026-10-11T05:00:00Z")
    let digest = Digest(rawValue: String(repeating: "a", count: 40))
    let source = SourceStatus(
      id: try #require(SourceID(rawValue: "kit")), checkEvery: 7,
      pages: [
        PageStatus(
          page: id("a"), snapshot: digest, lastChecked: checked,
          lastChanged: Timestamp("2026-09-01T05:00:00Z")),
        PageStatus(page: id("b"), snapshot: digest, isStale: true, gone: checked),
        PageStatus(page: id("c"), failure: "timed out\u{1B}[2J"),
      ])
    let reporter = try #require(statusReporters.first { $0.name == name })
    let report = StatusReport(asOf: try #require(checked), sources: [source])
    return try reporter.render(report, listingPages: listingPages, style: TextStyle())
  }

  @Test func countsThePagesOfASourceByTheirMarks() throws {
    #expect(
      try status("text") == """
        as of 2026-10-11T05:00:00Z
        kit: 3 pages watched, 2 with a snapshot, 1 never-fetched, 1 stale, 1 gone, 1 failing, \
        check every 7 days, last checked 2026-10-11T05:00:00Z, last changed 2026-09-01T05:00:00Z
          kit/b: stale, gone since 2026-10-11T05:00:00Z; last checked never, last changed never
          kit/c: never-fetched, failing: timed out; last checked never, last changed never

        """)
  }

  @Test func listsPagesWhereAskedFor() throws {
    let lines = try status("text", listingPages: true).split(separator: "\n").dropFirst(2)
    #expect(
      lines.map(String.init) == [
        "  kit/a: current; last checked 2026-10-11T05:00:00Z, last changed 2026-09-01T05:00:00Z",
        "  kit/b: stale, gone since 2026-10-11T05:00:00Z; last checked never, last changed never",
        "  kit/c: never-fetched, failing: timed out; last checked never, last changed never",
      ])
  }

  @Test func sourcesWithoutPagesAreNotSilent() throws {
    let empty = StatusReport(asOf: Timestamp(seconds: 0), sources: [])
    #expect(
      try statusReporters[0].render(empty, listingPages: false, style: TextStyle())
        == "no sources are watched\n")
  }

  @Test func givesMachinesTheSameCounts() throws {
    let text = try status("json", listingPages: true)
    #expect(text.contains("\"neverFetched\" : 1"))
    #expect(text.contains("\"page\" : \"kit/c\""))
    #expect(try !status("json").contains("\"page\""))
  }
}
