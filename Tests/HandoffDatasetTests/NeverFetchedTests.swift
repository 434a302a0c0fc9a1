import ClaimVerification
import FactModel
import Testing

@Suite struct NeverFetchedTests {
  let dataset: Dataset
  let run: DatasetRun

  init() throws {
    dataset = try Dataset()
    run = try DatasetRun(dataset, on: nil)
  }

  @Test func nothingHoldsAndNothingFailsWithoutPages() {
    #expect(run.tally.unverified == dataset.facts.claims.count)
    for claim in dataset.facts.claims {
      let reasons = Set(run.verdicts[claim.id]?.reasons.map(\.code) ?? [])
      #expect(
        reasons.subtracting([.premise])
          == [claim.predicate == nil ? .noMachineCheck : .neverFetched],
        "\(claim.id)")
    }
  }

  @Test func noQuestionIsACandidateWithoutPages() {
    #expect(run.candidates.isEmpty)
  }
}
