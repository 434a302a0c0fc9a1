import ClaimVerification
import FactModel
import Testing

@Suite struct JudgedAsRecordedTests {
  let dataset: Dataset
  let run: DatasetRun

  init() throws {
    let recorded = try Recorded.shared.get()
    (dataset, run) = (recorded.dataset, recorded.run)
  }

  @Test func allThatAMachineCanCheckHoldsButForTheContradictions() {
    #expect(
      run.notHolding == [
        "app-delegate-three-handoff-methods: fails, differs",
        "both-deletions-need-identifiers: fails, missing",
        "error-sibling-pages-abstract-only: fails, found",
        "hig-page-not-found: unverified, not-found",
        "no-flag-default-anywhere: fails, found",
        "reference-omits-permitted-types: fails, found",
        "required-keys-for-public-indexing-only: fails, found",
        "tutorial-apple-recommends-1kb: fails, missing",
        "tutorial-delegates-are-equals: fails, differs",
        "tutorial-eight-types: fails, differs",
        "tutorial-handoff-flag-defaults-to-false: fails, missing",
        "tutorial-scroll-content-background: fails, differs",
      ])
  }

  @Test func everyClaimIsCountedOnce() {
    let unchecked = dataset.facts.claims.filter { $0.predicate == nil }
    #expect(run.tally.holds > 100)
    #expect(run.tally.fails == 11)
    #expect(run.tally.unverified == unchecked.count + 1)
    #expect(run.tally.total == dataset.facts.claims.count)
  }

  @Test func eachClaimThatFailsNamesItsContradictionOrItsOtherReading() {
    let failing = dataset.facts.claims.filter { run.verdicts[$0.id]?.state == .fails }
    let silent = failing.filter { claim in
      let note = claim.records.note ?? ""
      return !note.contains("Contradiction:") && !note.contains("ambiguous")
    }
    #expect(silent.map(\.id.rawValue) == ["tutorial-scroll-content-background"])
  }

  @Test func onlyAnUnreadPageAndAStatedDefaultMakeCandidates() {
    #expect(
      run.candidates.sorted().map(\.rawValue) == ["flag-availability", "handoff-flag-default"])
  }

  @Test func whatAnotherPublisherSaysStaysCommunityWhereAPageAgrees() {
    let verdict = run["tutorial-is-active-availability"]
    #expect(verdict?.state == .holds)
    #expect(verdict?.evidenceClass == .community)
  }

  @Test func archivedFiguresStayOfTheArchive() {
    #expect(run["archived-3kb-twice"]?.evidenceClass == .archive)
    #expect(run["archived-3kb-twice"]?.evidence.count == 2)
    #expect(run["four-facts-on-size"]?.evidenceClass == .archive)
  }
}
