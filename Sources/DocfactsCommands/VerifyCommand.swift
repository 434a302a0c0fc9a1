import CommandLineParsing
import FactModel
import Reporting
import Tracking

/// `docfacts verify`: judges the recorded claims and questions on the stored pages.
struct VerifyCommand: Command {
  static let name = "verify"
  static let abstract = "Judge the recorded claims and questions on the stored pages."
  static let discussion = """
    Each claim holds, fails or is unverified, with its reasons; open questions are findings. What
    changed is kept in facts/verdicts.json and appended to facts/history.jsonl, unless --dry-run is
    given. Never asks the network. Exits with 1 where a claim fails (see --fail-level) and with 2
    where a page that a claim or a watch needs could not be read; claims that no machine can check
    are counted and told apart.
    """

  private static let facts = Argument<[FactID]>.positionals(
    "id", help: "Claims and questions to judge; all of them when left out.")
  private static let dryRun = Argument<Bool>.flag(
    "-n", "--dry-run", help: "Judge and tell, and write nothing.")
  private static let verbose = Argument<Bool>.flag(
    "-v", "--verbose", help: "List what holds too, and every page that was read for it.")
  static let arguments: [any ArgumentDeclaration] =
    [facts, SharedArguments.maxAge, dryRun, verbose] + FindingArguments.declarations + [
      SharedArguments.directory, SharedArguments.now,
    ]

  private let scope: VerifyScope
  private let isVerbose: Bool
  private let findings: FindingArguments
  private let directory: String?
  private let now: Timestamp?

  init(_ parsed: ParsedArguments) throws(UsageError) {
    scope = VerifyScope(
      facts: try parsed.value(of: Self.facts),
      maxAgeDays: try parsed.value(of: SharedArguments.maxAge)?.days,
      writes: try !parsed.value(of: Self.dryRun))
    isVerbose = try parsed.value(of: Self.verbose)
    findings = try FindingArguments(parsed)
    directory = try parsed.value(of: SharedArguments.directory)
    now = try parsed.value(of: SharedArguments.now)
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let session = Session(context, directory: directory)
    let report = try await session.tracker().verify(scope, now: session.now(now))
    return try findings.deliver(report.findings(listsHolds: isVerbose), in: session)
  }
}

extension FactID: ExpressibleByArgument {
  package init?(argument: String) { self.init(rawValue: argument) }
  package static var expectation: String { "a claim's or question's id, as userinfo-no-size" }
}
