import CommandLineParsing
import FactModel
import PageFetching
import Reporting
import Tracking

/// `docfacts update`: what a scheduled job runs.
struct UpdateCommand: Command {
  static let name = "update"
  static let abstract = "Fetch, extract, verify, and tell what changed since the last run."
  static let discussion = """
    The changes are those of the pages this run stored, read by the same extractor before and after;
    then the claims and questions of the workspace are judged. --report writes the text of a pull
    request beside the result. Exits with 1 where a claim fails, with 2 where a page could not be
    read, and names it, or where no page was asked for. With --exit-code, changes make it exit with 1.
    """

  private static let exitCode = Argument<Bool>.flag(
    "--exit-code", help: "Exit with 1 where anything changed.")
  private static let report = Argument<String?>.option(
    "--report", value: "file", help: "Write the text of a pull request there, in Markdown.")
  private static let format = Argument<UpdateFormat>.option(
    "--format", value: "format", default: UpdateFormat(reporter: updateReporters[0]),
    defaultText: updateReporters[0].name, help: "How the result is written.")
  static let arguments: [any ArgumentDeclaration] =
    FetchArguments.declarations + [
      format, SharedArguments.output, report, exitCode, SharedArguments.color,
      SharedArguments.directory, SharedArguments.now, SharedArguments.quiet,
    ]

  private let fetch: FetchArguments
  private let format: UpdateFormat
  private let report: String?
  private let output: String?
  private let usesExitCode: Bool
  private let color: ColorChoice
  private let directory: String?
  private let now: Timestamp?
  private let isQuiet: Bool

  init(_ parsed: ParsedArguments) throws(UsageError) {
    fetch = try FetchArguments(parsed)
    format = try parsed.value(of: Self.format)
    report = try parsed.value(of: Self.report)
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
    return try deliver(summary, in: session)
  }

  private func deliver(_ summary: UpdateSummary, in session: Session) throws -> ExitCode {
    if let report {
      let text = UpdateMarkdownReporter().render(summary.report, style: TextStyle())
      try session.deliver(text, to: report)
    }
    let style = session.style(color, writingTo: output)
    try session.deliver(format.reporter.render(summary.report, style: style), to: output)
    if summary.report.hasFailingClaims { return .findings }
    if usesExitCode, summary.report.diff.hasChanges { return .findings }
    return summary.isComplete ? .success : .incomplete
  }
}

/// A format of a run's report, chosen by its reporter's name.
struct UpdateFormat: ExpressibleByArgument {
  static let expectation = "one of " + allValueStrings.joined(separator: ", ")
  static let allValueStrings = updateReporters.map(\.name)

  let reporter: any UpdateReporter

  init(reporter: any UpdateReporter) { self.reporter = reporter }

  init?(argument: String) {
    guard let reporter = updateReporters.first(where: { $0.name == argument }) else { return nil }
    self.reporter = reporter
  }
}
