import CommandLineParsing
import ProcessRunning
import Storage

/// `docfacts-bench search`: a batch of quotations over a store, beside ripgrep on the same files.
struct SearchCommand: Command {
  static let name = "search"
  static let abstract = "Time a search for many quotations through a store, beside ripgrep."
  static let discussion = """
    The pages become the store of a workspace with one source that keeps bytes. Sentences are taken \
    from them that stand in their source on one line and without marks, so that ripgrep can find \
    them by their bytes; one in ten gets a word that stands nowhere. docfacts searches for all of \
    them in one batch, first without its index and then with it, and `rg -F -f` searches the same \
    files for the same sentences, in turns. Needs rg and the docfacts beside this program.
    """

  private static let pages = Argument<String>.positional(
    "pages", help: "A directory with Markdown pages.")
  private static let work = Argument<String>.option(
    "--work", value: "dir", default: "docfacts-bench-work", defaultText: "docfacts-bench-work",
    help: "Where the workspace is made; one that is there is used again.")
  private static let quotations = Argument<Int>.option(
    "--quotations", value: "n", default: 1000, defaultText: "1000", help: "How many sentences.")
  private static let rounds = Argument<Int>.option(
    "--rounds", value: "n", default: 3, defaultText: "3", help: "Turns; the median counts.")
  private static let seed = Argument<Int>.option(
    "--seed", value: "n", default: 1, defaultText: "1", help: "Another seed, other sentences.")
  static let arguments: [any ArgumentDeclaration] = [pages, work, quotations, rounds, seed]

  private let pages: String
  private let work: String
  private let quotations: Int
  private let rounds: Int
  private let seed: Int

  init(_ parsed: ParsedArguments) throws(UsageError) {
    pages = try parsed.value(of: Self.pages)
    work = try parsed.value(of: Self.work)
    quotations = try parsed.value(of: Self.quotations)
    rounds = max(1, try parsed.value(of: Self.rounds))
    seed = try parsed.value(of: Self.seed)
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let folder = try PageFolder(context.path(pages))
    let store = try BenchStore(at: context.path(work), of: folder)
    let sentences = try SentenceSample(seed: UInt64(seed), size: quotations).sentences(of: folder)
    try store.write(sentences)
    let race = SearchRace(store: store, docfacts: ProcessSurroundings.sibling("docfacts"))
    let result = try race.run(rounds: rounds)
    context.output.write(
      "\(store.pages.grouped) pages, \(store.bytes.grouped) bytes, "
        + "\(sentences.count.grouped) quotations; medians of \(rounds).\n\n\(result.text)")
    return .success
  }
}
