import CommandLineParsing
import FactModel
import Reporting
import Tracking

/// `docfacts lint`: looks through the records for what is doubtful in them.
struct LintCommand: Command {
  static let name = "lint"
  static let abstract = "Look through claims, questions and written files for what is wrong."
  static let discussion = """
    Whatever the pages say: dates in the future, claims that say the same, evidence taken for more
    than it is, patterns that explode, titles easily taken for each other, files of pages and
    verdicts on facts that are no longer recorded, and machine-written files that were edited by
    hand. --fix writes those as docfacts writes them and removes orphan sheets and verdicts; files
    written by hand and stored pages are never touched. Never asks the network. Exits with 1 where
    something is wrong (see --fail-level).
    """

  private static let fix = Argument<Bool>.flag(
    "--fix", help: "Mend the machine-written files, and report what is left.")
  private static let dryRun = Argument<Bool>.flag(
    "-n", "--dry-run", help: "With --fix: tell which files would be written, and write nothing.")
  static let arguments: [any ArgumentDeclaration] =
    [fix, dryRun] + FindingArguments.declarations + [
      SharedArguments.directory, SharedArguments.now,
    ]

  private let fixes: Bool
  private let isDryRun: Bool
  private let findings: FindingArguments
  private let directory: String?
  private let now: Timestamp?

  init(_ parsed: ParsedArguments) throws(UsageError) {
    fixes = try parsed.value(of: Self.fix)
    isDryRun = try parsed.value(of: Self.dryRun)
    findings = try FindingArguments(parsed)
    directory = try parsed.value(of: SharedArguments.directory)
    now = try parsed.value(of: SharedArguments.now)
    guard fixes || !isDryRun else { throw .conflict("--dry-run goes with --fix") }
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let session = Session(context, directory: directory)
    let (tracker, now) = (try session.tracker(), try session.now(now))
    let mends = fixes && !isDryRun
    let outcome = try await mends ? tracker.lintAndMend(now: now) : tracker.lint(now: now)
    if fixes {
      for repair in outcome.repairs { session.note(repair.phrase(isDone: mends)) }
    }
    return try findings.deliver(outcome.report, in: session)
  }
}
