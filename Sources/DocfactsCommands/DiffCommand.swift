import CommandLineParsing
import FactModel
import Reporting
import Tracking

/// `docfacts diff`: two states compared by meaning.
struct DiffCommand: Command {
  static let name = "diff"
  static let abstract = "Compare two states of the workspace by meaning."
  static let discussion = """
    A state is a git revision, a directory with a workspace in it, or the working tree. With none
    given HEAD is compared with the working tree, with one that state, with --since the last commit
    before that day. Pages whose bytes are the
    same are not read; the others are read by this version's extractor on both sides, so that a
    changed extractor is never taken for a changed page. Lines of the articles in facts/articles.yml
    that rely on a changed page are named. Exits with 2 where a changed page could
    not be compared.
    """

  private static let older = Argument<String?>.optionalPositional(
    "old", help: "The state before: a revision or a directory. Default: HEAD.")
  private static let newer = Argument<String?>.optionalPositional(
    "new", help: "The state after. Default: the working tree.")
  private static let since = Argument<Day?>.option(
    "--since", value: "date",
    help: "In place of the states: the last commit before that day, in UTC, and the working tree.")
  private static let exitCode = Argument<Bool>.flag(
    "--exit-code", help: "Exit with 1 where anything changed.")
  static let arguments: [any ArgumentDeclaration] = [
    older, newer, since, DiffFormat.argument, SharedArguments.output, exitCode,
    SharedArguments.color,
    SharedArguments.directory,
  ]

  private let older: String?
  private let newer: String?
  private let since: Day?
  private let format: DiffFormat
  private let output: String?
  private let usesExitCode: Bool
  private let color: ColorChoice
  private let directory: String?

  init(_ parsed: ParsedArguments) throws(UsageError) {
    older = try parsed.value(of: Self.older)
    newer = try parsed.value(of: Self.newer)
    since = try parsed.value(of: Self.since)
    guard since == nil || older == nil else {
      throw .conflict("give --since or the states to compare")
    }
    format = try parsed.value(of: DiffFormat.argument)
    output = try parsed.value(of: SharedArguments.output)
    usesExitCode = try parsed.value(of: Self.exitCode)
    color = try parsed.value(of: SharedArguments.color)
    directory = try parsed.value(of: SharedArguments.directory)
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let session = Session(context, directory: directory)
    let tracker = try session.tracker()
    let report = try tracker.diff(
      from: since.map(tracker.revision) ?? older ?? "HEAD", to: newer,
      workingDirectory: context.workingDirectory,
      now: session.now(nil))
    let style = session.style(color, writingTo: output)
    try session.deliver(format.reporter.render(report, style: style), to: output)
    if usesExitCode, report.hasChanges { return .findings }
    return report.isComplete ? .success : .incomplete
  }
}

extension Day: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
  package static var expectation: String { "a date, as 2026-10-11" }
}
