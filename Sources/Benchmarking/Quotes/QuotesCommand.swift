import CommandLineParsing
import PageReading
import QuoteMutation

/// `docfacts-bench quotes`: true and false quotations made of pages, and how they are judged.
struct QuotesCommand: Command {
  static let name = "quotes"
  static let abstract = "Count the true quotations that are accepted and the false ones."
  static let discussion = """
    Quotations are made of sentences of the pages: true ones in the forms that authors give them, \
    and false ones, a small change each. Exits with 1 where a false one is accepted, where fewer \
    than 99.9 % of the true ones are, or where a search of the store would pass over a page that \
    has the quotation.
    """

  private static let pages = Argument<[String]>.positionals(
    "pages", help: "Directories with Markdown pages; generated pages when left out.")
  private static let generated = Argument<Int>.option(
    "--generated", value: "n", default: 300, defaultText: "300",
    help: "How many pages are generated.")
  private static let rounds = Argument<Int>.option(
    "--rounds", value: "n", default: 4, defaultText: "4", help: "Sentences taken of each page.")
  private static let seed = Argument<Int>.option(
    "--seed", value: "n", default: 1, defaultText: "1", help: "Another seed, other cases.")
  static let arguments: [any ArgumentDeclaration] = [pages, generated, rounds, seed]

  private let pages: [String]
  private let generated: Int
  private let rounds: Int
  private let seed: Int

  init(_ parsed: ParsedArguments) throws(UsageError) {
    pages = try parsed.value(of: Self.pages)
    generated = try parsed.value(of: Self.generated)
    rounds = try parsed.value(of: Self.rounds)
    seed = try parsed.value(of: Self.seed)
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    var benchmark = MutationBenchmark(seed: UInt64(seed))
    var count = 0
    func judge(_ source: [UInt8]) {
      benchmark.run(on: MarkdownPageReader().pageText(of: source), rounds: rounds)
      count += 1
    }
    if pages.isEmpty {
      var generator = PageGenerator(seed: UInt64(seed))
      for _ in 0..<generated { judge(generator.page()) }
    }
    for directory in pages {
      let folder = try PageFolder(context.path(directory))
      for path in folder.paths { judge(try folder.bytes(of: path)) }
    }
    let table = MutationTable(report: benchmark.report, pages: count)
    context.output.write(table.text)
    return table.isGood ? .success : .findings
  }
}

extension CommandContext {
  /// An absolute path for one that the user typed.
  func path(_ typed: String) -> String {
    typed.hasPrefix("/") ? typed : workingDirectory + "/" + typed
  }
}
