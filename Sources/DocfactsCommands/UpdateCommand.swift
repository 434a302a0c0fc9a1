import CommandLineParsing
import FactModel
import PageFetching
import Reporting
import Tracking

/// `docfacts update`: what a scheduled job runs.
struct UpdateCommand: Command {
  static let name = "update"
  static let abstract = "Fetch, extract, and tell what changed since the last run."
  static let discussion = """
    The changes are those of the pages this run stored, read by the same extractor before and after.
    Exits with 2 where a page could not be read, and names it, or where no page was asked for. With
    --exit-code, changes make it exit with 1.
    """

  private static let exitCode = Argument<Bool>.flag(
    "--exit-code", help: "Exit with 1 where anything changed.")
  static let arguments: [any ArgumentDeclaration] =
    FetchArguments.declarations + [
      DiffFormat.argument, SharedArguments.output, exitCode, SharedArguments.color,
      SharedArguments.directory, SharedArguments.now, SharedArguments.quiet,
    ]

  private let fetch: FetchArguments
  private let format: DiffFormat
  private let output: String?
  private let usesExitCode: Bool
  private let color: ColorChoice
  private let directory: String?
  private let now: Timestamp?
  private let isQuiet: Bool

  init(_ parsed: ParsedArguments) throws(UsageError) {
    fetch = try FetchArguments(parsed)
    format = try parsed.value(of: DiffFormat.argument)
    output = try parsed.value(of: SharedArguments.output)
    usesExitCode = try parsed.value(of: Self.exitCode)
    color = try parsed.value(of: SharedArguments.color)
    directory = try parsed.value(of: SharedArguments.directory)
    now = try parsed.value(of: SharedArguments.now)
    isQuiet = try parsed.value(of: SharedArguments.quiet)
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let session = Session(context, directory: directory)
    let tracker = try session.tracker()
    let now = try session.now(now)
    if fetch.isDryRun { return try fetch.list(with: tracker, in: session, now: now) }
    let progress = ProgressLine(context.errors, isQuiet: isQuiet)
    defer { progress.clear() }
    let summary = try await tracker.update(fetch.scope(in: context), now: now) { progress.show($0) }
    progress.clear()
    if !isQuiet { context.errors.write(summary.text) }
    let style = session.style(color, writingTo: output)
    try session.deliver(format.reporter.render(summary.report, style: style), to: output)
    if usesExitCode, summary.report.hasChanges { return .findings }
    return summary.isComplete ? .success : .incomplete
  }
}
