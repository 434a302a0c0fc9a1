import FactModel
import Storage
import Testing

private func run(
  _ second: Int64, only: [String]? = nil, except: [String]? = nil, changed: [String] = [],
  gone: [String] = [], failed: [String] = []
) throws -> RunRecord {
  RunRecord(
    at: Timestamp(seconds: second), version: "1.0.0",
    sources: [
      .init(
        id: try #require(SourceID(rawValue: "s")), only: try only?.map(id),
        except: try except?.map(id), changed: try changed.map(id), gone: try gone.map(id),
        failed: try failed.map { .init(page: try id($0), reason: "timed out") })
    ])
}

/// When page `s/a`, received at second 10, was last checked, in seconds.
private func lastChecked(_ runs: RunRecord...) throws -> Int64? {
  let fetched = [try id("s/a"): Timestamp(seconds: 10), try id("s/b"): Timestamp(seconds: 500)]
  return LastChecked(records: runs, fetched: fetched)[try id("s/a")]?.seconds
}

@Test func countsReceivingAPageAsACheck() throws {
  #expect(try lastChecked() == 10)
}

@Test func countsARunOverAllPages() throws {
  #expect(try lastChecked(run(20), run(30)) == 30)
}

@Test func countsNoRunBeforeThePageWasReceived() throws {
  #expect(try lastChecked(run(5)) == 10)
}

@Test func countsTheRunThatReceivedThePage() throws {
  #expect(try lastChecked(run(9, changed: ["s/a"])) == 10)
}

@Test func countsOnlyTheListedPagesOfAPartialRun() throws {
  #expect(try lastChecked(run(20), run(30, only: ["s/b"])) == 20)
  #expect(try lastChecked(run(20), run(30, only: ["s/a"])) == 30)
}

@Test func countsNoPageThatARunLeftOut() throws {
  #expect(try lastChecked(run(20), run(30, except: ["s/a"])) == 20)
}

@Test func countsNoPageThatFailedHoweverItIsListed() throws {
  #expect(try lastChecked(run(20), run(30, failed: ["s/a"])) == 20)
  #expect(try lastChecked(run(20), run(30, only: ["s/a"], failed: ["s/a"])) == 20)
}

@Test func countsAPageTheServerSaysIsGone() throws {
  #expect(try lastChecked(run(20), run(30, only: [], gone: ["s/a"])) == 30)
}

@Test func readsRunsInAnyOrderAsMergedLogsHoldThem() throws {
  #expect(try lastChecked(run(30), run(20), run(40, failed: ["s/a"])) == 30)
}

@Test func knowsNoPageThatIsNotStored() throws {
  #expect(LastChecked(records: [try run(20)], fetched: [:])[try id("s/a")] == nil)
}

@Test(.timeLimit(.minutes(10))) func staysLinearOverManyRunsOfManyPages() throws {
  let pages = try (0..<20_000).map { try id("s/p\($0)") }
  let fetched = Dictionary(uniqueKeysWithValues: pages.map { ($0, Timestamp(seconds: 0)) })
  var runs = try (1...3000).map { try run(Int64($0), only: ["s/p1"]) }
  runs.append(try run(1))
  let checked = LastChecked(records: runs, fetched: fetched)
  #expect(checked[pages[1]]?.seconds == 3000)
  #expect(checked[pages[2]]?.seconds == 1)
}
