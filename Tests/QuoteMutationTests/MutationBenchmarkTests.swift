import PageReading
import QuoteMutation
import Testing

struct MutationBenchmarkTests {
  private static let markdown = """
    # Rows and tags

    A row keeps up to 64 tags, and it doesn’t drop a tag that a person pinned before.

    ## Limits

    The shelf must not show more than 12 rows at once; the `rowTagIndex` of a hidden row is never
    read. You can set “main” as the name of a row, but only before the shelf appears.

    - Short rows hold eight tags at most, in the order of their names
    - Wide rows take 4³ or 64 tags for each café — the first one stays
    """

  private func report(seed: UInt64, rounds: Int = 30) -> MutationReport {
    var benchmark = MutationBenchmark(seed: seed)
    benchmark.run(on: MarkdownPageReader().pageText(of: Array(Self.markdown.utf8)), rounds: rounds)
    return benchmark.report
  }

  @Test func acceptsNoFalseQuotationAndEveryTrueOne() {
    let report = report(seed: 7)
    #expect(report.falseAccepts.map(\.quote) == [])
    #expect(report.falseRejects.map(\.quote) == [])
    #expect(report.cases > 500)
  }

  @Test func screensOutNoTrueQuotation() {
    #expect(report(seed: 11).screenedOut.map(\.quote) == [])
  }

  @Test func makesTheSameCasesOfTheSameSeed() {
    #expect(report(seed: 3, rounds: 5).trueVariants == report(seed: 3, rounds: 5).trueVariants)
    #expect(report(seed: 3, rounds: 5).falseMutants != report(seed: 4, rounds: 5).falseMutants)
  }

  @Test func triesEveryKindOfMutant() {
    let report = report(seed: 7)
    for kind in ["number-up", "negation-in", "negation-out", "word-replaced", "superscript-folded"]
    {
      #expect((report.falseMutants[kind]?.cases ?? 0) > 0, "\(kind)")
    }
  }

  @Test func drawsTheNumbersOfThePublishedGenerator() {
    var random = SplitMix64(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
  }
}
