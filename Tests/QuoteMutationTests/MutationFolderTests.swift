import PageReading
import QuoteMutation
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Runs the benchmark on a folder of Markdown pages that the environment names.
struct MutationFolderTests {
  static let folder = ProcessInfo.processInfo.environment["DOCFACTS_MUTATION_PAGES"]
  static let rounds = ProcessInfo.processInfo.environment["DOCFACTS_MUTATION_ROUNDS"].flatMap(
    Int.init)

  @Test(.enabled(if: folder != nil)) func acceptsNoFalseQuotationFromTheFolder() throws {
    let folder = try #require(Self.folder)
    var benchmark = MutationBenchmark(seed: 1)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    for name in names where name.hasSuffix(".md") {
      let data = try Data(contentsOf: URL(filePath: folder + "/" + name))
      let page = MarkdownPageReader().pageText(of: Array(data))
      benchmark.run(on: page, rounds: Self.rounds ?? 4)
    }
    let report = benchmark.report
    for (kinds, title) in [(report.trueVariants, "true"), (report.falseMutants, "false")] {
      for (name, tally) in kinds.sorted(by: { $0.key < $1.key }) {
        print(title, name, tally.cases, tally.accepted, tally.chance)
      }
    }
    for miss in report.falseAccepts + report.falseRejects {
      print("MISS", miss.kind, "|", miss.step, "|", miss.quote, "|", miss.specimen)
    }
    print("cases", report.cases, "rate", report.trueAcceptRate, "false", report.falselyAccepted)
    #expect(report.falselyAccepted == 0)
    #expect(report.trueAcceptRate >= 0.999)
  }
}
