import CommandLineParsing
import FactModel
import Reporting
import Tracking

/// `docfacts status`: how fresh everything is.
struct StatusCommand: Command {
  static let name = "status"
  static let abstract = "Tell how fresh each source and page is; never asks the network."
  static let discussion = """
    A page is stale when its source's check-every, or --max-age, has passed since a run last
    confirmed it. Claims are named whose page changed after the last day on which a person saw them
    hold, and committed articles of facts/articles.yml that are older than a page or a verdict they
    rely on. Exits with 1 where a page is stale and with 2 where one was never fetched, is gone or
    failed at its last check.
    """

  private static let verbose = Argument<Bool>.flag(
    "-v", "--verbose", help: "List every page, not only those that need a look.")
  static let arguments: [any ArgumentDeclaration] = [
    SharedArguments.maxAge, verbose, StatusFormat.argument, SharedArguments.output,
    SharedArguments.color,
    SharedArguments.directory, SharedArguments.now,
  ]

  private let maxAge: Int?
  private let isVerbose: Bool
  private let format: StatusFormat
  private let output: String?
  private let color: ColorChoice
  private let directory: String?
  private let now: Timestamp?

  init(_ parsed: ParsedArguments) throws(UsageError) {
    maxAge = try parsed.value(of: SharedArguments.maxAge)?.days
    isVerbose = try parsed.value(of: Self.verbose)
    format = try parsed.value(of: StatusFormat.argument)
    output = try parsed.value(of: SharedArguments.output)
    color = try parsed.value(of: SharedArguments.color)
    directory = try parsed.value(of: SharedArguments.directory)
    now = try parsed.value(of: SharedArguments.now)
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let session = Session(context, directory: directory)
    let status = try session.tracker().status(now: session.now(now), maxAgeDays: maxAge)
    let text = try format.reporter.render(
      status, listingPages: isVerbose, style: session.style(color, writingTo: output))
    try session.deliver(text, to: output)
    if status.hasStalePages { return .findings }
    return status.isComplete ? .success : .incomplete
  }
}
