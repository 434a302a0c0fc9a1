import CommandLineParsing
import FactModel
import PageFetching
import Tracking

/// `docfacts fetch`: asks the servers and stores what is new.
struct FetchCommand: Command {
  static let name = "fetch"
  static let abstract = "Ask the servers for the watched pages and store the bytes that changed."
  static let discussion = """
    Requests are conditional and paced; a doubtful body goes to .docfacts/quarantine and the stored
    page stays. Exits with 2 where a page could not be read, and names it.
    """
  static let arguments: [any ArgumentDeclaration] =
    FetchArguments.declarations + [
      SharedArguments.directory, SharedArguments.now, SharedArguments.quiet,
    ]

  private let fetch: FetchArguments
  private let directory: String?
  private let now: Timestamp?
  private let isQuiet: Bool

  init(_ parsed: ParsedArguments) throws(UsageError) {
    fetch = try FetchArguments(parsed)
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
    let summary = try await tracker.fetch(fetch.scope, now: now) { progress.show($0) }
    progress.clear()
    context.output.write(summary.text)
    return summary.isComplete ? .success : .incomplete
  }
}
