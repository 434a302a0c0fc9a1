import FactModel
import Testing

@Suite struct JudgedAsRecordedTests {
  let dataset: Dataset
  let run: DatasetRun

  init() throws {
    dataset = try Dataset()
    run = try DatasetRun(dataset, on: HandoffPages(watching: dataset.sources))
  }

  @Test func dump() {
    for (id, v) in run.verdicts.sorted(by: { $0.key < $1.key }) where v.state != .holds && v.reasons.first?.code != .noMachineCheck {
      print("DUMP", id, v.state.rawValue, v.reasons.prefix(2).map { "\($0.code.rawValue) \($0.page?.path ?? "") \($0.detail)" })
    }
    print("DUMP", run.tally, run.candidates.sorted())
  }
}
