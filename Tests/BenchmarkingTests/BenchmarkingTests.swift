import CommandLineParsing
import Synchronization
import Testing

@testable import Benchmarking

struct BenchmarkingTests {
  private func run(_ words: String...) async throws -> (code: ExitCode, output: String) {
    guard case .run(let command) = try benchTool.request(words) else { return (.usage, "") }
    let output = Mutex("")
    let stream = TextStream(isTerminal: false) { text in output.withLock { $0 += text } }
    let context = CommandContext(
      workingDirectory: "/", environment: [:], clock: { 0 }, output: stream, errors: stream,
      input: { [] })
    return (try await command.run(in: context), output.withLock { $0 })
  }

  @Test func judgesQuotationsOfGeneratedPages() async throws {
    let outcome = try await run("quotes", "--generated", "3", "--rounds", "2")
    #expect(outcome.code == .success)
    #expect(outcome.output.contains("3 pages, ") && outcome.output.contains("0 of "))
  }

  @Test func makesTheSamePagesOfTheSameSeed() {
    var (first, second) = (PageGenerator(seed: 5), PageGenerator(seed: 5))
    let page = first.page()
    #expect(page == second.page())
    #expect(first.page() != page)
  }

  @Test func writesNumbersForPeople() {
    #expect(
      [0, 12, 999, 1_000, 1_234_567].map(\.grouped) == ["0", "12", "999", "1,000", "1,234,567"])
    #expect([0.0, 1.005, 99.996, 12].map { $0.fixed(2) } == ["0.00", "1.00", "100.00", "12.00"])
    #expect([3.0, 1, 2].median == 2)
  }

  @Test func writesATableAsMarkdown() {
    var table = TextTable("kind", "n")
    table.add("long name", "12")
    #expect(table.text == "| kind      |  n |\n| --------- | --: |\n| long name | 12 |\n")
  }
}
