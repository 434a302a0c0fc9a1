import CommandLineParsing
import FactModel
import QuoteMatching
import Reporting
import Storage
import Tracking

/// `docfacts quote`: does this quotation stand on that page?
struct QuoteCommand: Command {
  static let name = "quote"
  static let abstract = "Tell whether a quotation stands on a page, and where."
  static let discussion = """
    Without --page and --file every watched page is searched and those it stands on are named. What
    does not stand on the page of --page is looked for on the others (found-elsewhere) and in the
    page's older snapshots in git (drifted, with its last day); sources that keep evidence only
    have none there.

    --batch judges each line of a JSON Lines file: id, text, and page or file, or neither for the
    whole store. --stdin takes the quotation from standard input with --page or --file, without its
    last line end, and a batch without them.

    A search keeps an index in .docfacts/, which may be deleted at any time. Exits with 1 where a
    quotation does not stand and with 2 where a page could not be read or judged.
    """

  static let arguments: [any ArgumentDeclaration] =
    QuoteInput.arguments + [
      QuoteFormat.argument, SharedArguments.output, SharedArguments.directory,
    ]

  private let input: QuoteInput
  private let format: QuoteFormat?
  private let output: String?
  private let directory: String?

  init(_ parsed: ParsedArguments) throws(UsageError) {
    input = try QuoteInput(parsed)
    format = try parsed.value(of: QuoteFormat.argument)
    output = try parsed.value(of: SharedArguments.output)
    directory = try parsed.value(of: SharedArguments.directory)
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let session = Session(context, directory: directory)
    let requests = try input.requests(in: session)
    let judgements = try QuoteJudge(opening: session.tracker).judge(requests.map(\.request))
    let reports = zip(requests, judgements).map { QuoteReport(id: $0.id, $1) }
    let format = format ?? (input.isBatch ? .lines : .text)
    try session.deliver(try format.reporter.render(reports), to: output)
    return ExitCode(telling: reports.map(\.verdict))
  }
}

extension ExitCode {
  /// How a command ends that was asked for verdicts: failures win over what could not be judged.
  init(telling verdicts: [QuoteOutcome.Verdict]) {
    self =
      verdicts.contains(.fails)
      ? .findings : verdicts.contains(.unverified) ? .incomplete : .success
  }
}
