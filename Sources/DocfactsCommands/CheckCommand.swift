import ArticleChecking
import CommandLineParsing
import FactModel
import Reporting
import Tracking

/// `docfacts check`: what stands in an article, what does not, and what could not be checked.
struct CheckCommand: Command {
  static let name = "check"
  static let abstract = "Check articles against the stored pages and the recorded facts."
  static let discussion = """
    Quotations, availability, numbers, negatives, dates and texts bound to facts
    (<!-- fact: id -->) are judged line by line; --explain RULE tells what a rule finds. A finding
    is waived beside it: <!-- docfacts: allow RULE until 2027-01-31 because … -->.

    Never asks the network unless --fetch is given. Exits with 1 where an article is wrong (see
    --fail-level) and with 2 where something it cites could not be judged. --fix writes the page's
    own words where a finding offers them; what it cannot mend is reported.
    """

  private static let modified = Argument<String?>.option(
    "--modified", value: "base",
    help: "Report only lines touched since that revision and the present one parted.")
  private static let fetch = Argument<Bool>.flag(
    "--fetch", help: "Ask the servers for the cited pages first.")
  private static let fix = Argument<Bool>.flag(
    "--fix", help: "Make the changes that findings suggest, in the articles.")
  private static let dryRun = Argument<Bool>.flag(
    "-n", "--dry-run", help: "With --fix: write nothing, tell which articles would change.")
  private static let explain = Argument<String?>.option(
    "--explain", value: "rule", help: "Tell what a rule finds, with examples, and end.")
  static let arguments: [any ArgumentDeclaration] =
    ArticleArguments.declarations + [modified, SharedArguments.maxAge, fetch, fix, dryRun, explain]
    + FindingArguments.declarations + [
      SharedArguments.directory, SharedArguments.now, SharedArguments.quiet,
    ]

  private let articles: ArticleArguments
  private let scope: CheckScope
  private let fetches: Bool
  private let fixes: Bool
  private let isDryRun: Bool
  private let explained: String?
  private let findings: FindingArguments
  private let directory: String?
  private let now: Timestamp?
  private let isQuiet: Bool

  init(_ parsed: ParsedArguments) throws(UsageError) {
    articles = try ArticleArguments(parsed)
    scope = CheckScope(
      maxAgeDays: try parsed.value(of: SharedArguments.maxAge)?.days,
      touchedSince: try parsed.value(of: Self.modified))
    fetches = try parsed.value(of: Self.fetch)
    fixes = try parsed.value(of: Self.fix)
    isDryRun = try parsed.value(of: Self.dryRun)
    explained = try parsed.value(of: Self.explain)
    findings = try FindingArguments(parsed)
    directory = try parsed.value(of: SharedArguments.directory)
    now = try parsed.value(of: SharedArguments.now)
    isQuiet = try parsed.value(of: SharedArguments.quiet)
    guard !(fixes && articles.readsInput) else {
      throw .conflict("--fix changes files; it does not go with --stdin")
    }
    guard fixes || !isDryRun else { throw .conflict("--dry-run goes with --fix") }
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let session = Session(context, directory: directory)
    if let explained { return try explain(explained, in: session) }
    let tracker = try session.tracker()
    let now = try session.now(now)
    var files = try articles.files(in: session, of: tracker)
    if fetches { try await fetch(for: files, with: tracker, in: session, now: now) }
    var report = try tracker.check(files, scope, now: now)
    if fixes, try fix(&files, by: report, in: session), !isDryRun {
      report = try tracker.check(files, scope, now: now)
    }
    return try findings.deliver(report, in: session)
  }

  private func explain(_ name: String, in session: Session) throws -> ExitCode {
    session.context.output.write(try RuleExplanation(named: name).text)
    return .success
  }

  private func fetch(
    for files: [ArticleFile], with tracker: Tracker, in session: Session, now: Timestamp
  ) async throws {
    let progress = ProgressLine(session.context.errors, isQuiet: isQuiet)
    defer { progress.clear() }
    let contact = session.context.environment["DOCFACTS_CONTACT"]
    let summary = try await tracker.fetchCited(by: files, contact: contact, now: now) {
      progress.show($0)
    }
    progress.clear()
    if !isQuiet { session.context.errors.write(summary) }
  }

  /// Makes the suggested changes; whether there were any.
  private func fix(
    _ files: inout [ArticleFile], by report: FindingReport, in session: Session
  ) throws -> Bool {
    var changed = false
    for index in files.indices {
      guard let path = files[index].path,
        let mended = files[index].mended(by: report.findings)
      else { continue }
      changed = true
      if !isDryRun {
        try OutputFile(path: path).write(bytes: mended)
        files[index].bytes = mended
      }
      session.note("\(files[index].name): \(isDryRun ? "would be changed" : "changed")")
    }
    return changed
  }
}
